import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { formReply } from '#content/reply-times.ts'
import { apiPaths } from '#shared/api-paths.ts'
import type { EnquiryFieldName } from '#shared/enquiry-fields.ts'
import {
  enquiryField,
  enquiryFieldNames,
  fieldAttributes,
  isEmergency,
  refusedEnquiryFields,
  ringFirst,
  sendLabel,
} from '#shared/enquiry-rules.ts'
import { paths } from '../../paths.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AboutChoice } from './AboutChoice.tsx'
import type { Draft } from './draft.ts'
import { useEnquiry } from './EnquiryProvider.tsx'
import { type EnquiryAdvice, enquiryAdvice } from './enquiry-advice.ts'
import { formToken } from './form-token.ts'
import { Honeypot } from './Honeypot.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { QuoteSent } from './QuoteSent.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { keyName, readFields, writeKey } from './read-form.ts'
import { SendFailure } from './SendFailure.tsx'
import type { FieldErrors } from './send-enquiry.ts'
import { UrgentAdvice } from './UrgentAdvice.tsx'
import { useDanger } from './use-danger.ts'
import { useSlow } from './use-slow.ts'
import './QuoteForm.css'

type QuoteFormProps = {
  /** Prefix of the fields' ids, because the page's form and the dialog's are in one document. */
  idPrefix: string
  /** Id of the form's heading, which is a `QuoteHeading`. */
  headingId?: string
  /** A dialog has a history entry of its own, which links inside it replace. */
  isInDialog?: boolean
}

/** The quote form, or the receipt of what was sent. */
export function QuoteForm(props: QuoteFormProps) {
  const { receipt, revision, startAgain } = useEnquiry()
  const { idPrefix, headingId } = props
  const returnToForm = () => {
    flushSync(startAgain)
    document.getElementById(`${idPrefix}-${enquiryFieldNames[0]}`)?.focus()
  }
  return (
    <div className="quote">
      {receipt ? (
        <QuoteSent
          id={headingId ?? `${idPrefix}-sent`}
          hasTitle={!headingId}
          receipt={receipt}
          onAnother={returnToForm}
        />
      ) : (
        <Form key={revision} {...props} />
      )}
    </div>
  )
}

/**
 * Works as plain HTML: without script it posts to the same route, and `required` is the browser's to check. The fields
 * are uncontrolled, so that hydration, translation and autofill keep what is typed. The draft is their default value,
 * which a browser shows only in a field that nobody has changed.
 */
function Form({ idPrefix, isInDialog = false }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const enquiry = useEnquiry()
  const { draft, about, isPending, isError, refused } = enquiry
  const { pathname } = useLocation()
  const isUrgent = isEmergency({ about })
  const isDanger = useDanger(draft.fields.jobDescription)
  const sendingLabel = useSlow(isPending) ? 'Still sending…' : 'Sending...'
  const [errors, setErrors] = useState<FieldErrors>({})
  const [advice, setAdvice] = useState<EnquiryAdvice>({})
  /** What was in the form before it was emptied, to be put back until something else is begun. */
  const [emptied, setEmptied] = useState<Draft>()
  const fieldId = (name: string) => `${idPrefix}-${name}`

  const adopt = useEffectEvent(enquiry.adopt)
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // Now the form has messages of its own. Set here, because an attribute would render the hydrated form twice.
    element.noValidate = true
    adopt(element)
    // After a reload Firefox restores what a removed form held.
    return () => element.reset()
  }, [])
  useLayoutEffect(() => {
    if (form.current) writeKey(form.current, draft.key)
  }, [draft.key])

  // The server refused what this page had accepted.
  useEffect(() => {
    if (!refused || !form.current) return
    setErrors(refused)
    afterPaint(() => form.current && showFirstWrong(form.current))
  }, [refused])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const found = refusedEnquiryFields(readFields(currentTarget))
    setErrors(found)
    if (Object.keys(found).length > 0) afterPaint(() => showFirstWrong(currentTarget))
    else enquiry.submit(currentTarget)
    // At the end, because the browser posts a form whose script fails.
    event.preventDefault()
  }

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target)
    if (!field) return
    const fields = readFields(currentTarget)
    draft.change({ fields, about })
    if (errors[field] && !refusedEnquiryFields(fields)[field]) setErrors({ ...errors, [field]: undefined })
    if (advice[field]) setAdvice({ ...advice, [field]: undefined })
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    afterPaint(formToken.fetch)
    const field = fieldOf(target)
    if (!field) return
    // Advice is not shown when a field is left: it would move the Send button while it is being pressed. Nor is it
    // shown in the field that now has the focus.
    const next = { ...enquiryAdvice(readFields(currentTarget)), [field]: advice[field] }
    // Usually there is no new advice, so nothing needs to render.
    if (enquiryFieldNames.some((name) => next[name] !== advice[name])) setAdvice(next)
  }

  const empty = () => {
    const { current } = form
    if (!current) return
    const left = { ...draft.latest(), fields: readFields(current) }
    flushSync(() => {
      setEmptied(left)
      enquiry.startAgain()
    })
    current.reset()
    // The button goes, here and below.
    current.querySelector<HTMLElement>('.quote-form__emptied button')?.focus()
  }
  const putBack = (left: Draft) => {
    flushSync(() => enquiry.putBack(left))
    form.current?.querySelector<HTMLElement>('.field__control')?.focus()
  }

  const field = (name: EnquiryFieldName) => {
    const { label, hint, type, required } = enquiryField(name)
    const shared = {
      ...fieldAttributes(name),
      id: fieldId(name),
      label,
      hint,
      optional: !required,
      error: errors[name],
      advice: advice[name],
      readOnly: isPending,
      defaultValue: draft.fields[name],
    }
    if (type === 'multiline') return <Field key={name} {...shared} multiline />
    return <Field key={name} {...shared} enterKeyHint="next" />
  }

  return (
    <form
      ref={form}
      className="quote-form"
      method="post"
      action={apiPaths.sendLeadEmail.path}
      tabIndex={-1}
      aria-label={isUrgent ? 'Emergency' : 'Free quote'}
      onSubmit={submit}
      onInput={onInput}
      onFocus={onFocus}
      onKeyDown={moveOnEnter}
    >
      {Object.values(errors).some(Boolean) && <RefusalNotice errors={errors} />}
      <div className="quote-form__fields">
        {enquiryFieldNames.filter((name) => enquiryField(name).type !== 'multiline').map(field)}
      </div>
      <AboutChoice />
      <input type="hidden" name="writtenOn" value={pathname} />
      <input name={keyName} hidden />
      {enquiryFieldNames.filter((name) => enquiryField(name).type === 'multiline').map(field)}
      <UrgentAdvice isDanger={isDanger} />
      <PhotoPicker id={fieldId('photos')} disabled={isPending} />
      <Honeypot />
      {isError && !refused && <SendFailure id={fieldId('problem')} />}
      <div className="quote-form__send">
        <Button type="submit" disabled={isPending}>
          {isPending ? sendingLabel : sendLabel}
        </Button>
        {isUrgent && (
          <a className={buttonClass('secondary', 'figures')} href={telHref}>
            <Icon name="phone" size={18} />
            Call {business.phone.display}
          </a>
        )}
        {draft.key !== '' && !isPending && (
          <button type="button" className="text-button" onClick={empty}>
            Empty the form
          </button>
        )}
        {emptied && draft.key === '' && (
          <p className="quote-form__emptied">
            <span id={fieldId('emptied')}>The form is empty.</span>{' '}
            <button
              type="button"
              className="text-button"
              aria-describedby={fieldId('emptied')}
              onClick={() => putBack(emptied)}
            >
              Put it back
            </button>
          </p>
        )}
      </div>
      {/* Keyed, as translated text cannot be changed in place. */}
      {(isUrgent || isDanger || formReply) && (
        <p key={String(isUrgent || isDanger)}>{isUrgent || isDanger ? ringFirst : formReply}</p>
      )}
      <p className="quote-form__privacy">
        {privacyNotice}{' '}
        <Link to={paths.privacy} replace={isInDialog ? true : undefined}>
          How we handle your details
        </Link>
      </p>
      <p className="visually-hidden" role="status">
        {isPending && sendingLabel}
      </p>
    </form>
  )
}

/** Moves the focus to the first field that is wrong, and scrolls its label and the notice above it into view. */
function showFirstWrong(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]')
  first?.focus({ preventScroll: true })
  first?.closest('.field')?.scrollIntoView({ block: 'center' })
}

/** Name of the text field that fired the event; undefined for any other control. */
function fieldOf(target: EventTarget): EnquiryFieldName | undefined {
  return enquiryFieldNames.find((name) => 'name' in target && target.name === name)
}

/** On a phone the Enter key is labelled "next" and goes to the next field. Elsewhere Enter sends the form. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return
  if (event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('.field__control')]
  event.preventDefault()
  fields[fields.indexOf(target) + 1]?.focus()
}
