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
import { privacyNotice } from '#content/privacy-notice.ts'
import { formReply } from '#content/reply-times.ts'
import { apiPaths } from '#shared/api-paths.ts'
import { type EnquiryFieldName, enquiryField, enquiryFieldNames, type FieldSentences } from '#shared/enquiry-fields.ts'
import { honeypot, judgedText, refusedEnquiryFields } from '#shared/enquiry-rules.ts'
import { ringFirst, sendLabel } from '#shared/enquiry-words.ts'
import { CallButton } from '../../contact/contact-links.tsx'
import { useSubject } from '../../contact/subject.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DangerAdvice } from './DangerAdvice.tsx'
import { EmptyForm } from './EmptyForm.tsx'
import { EnquiryField } from './EnquiryField.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { EnquiryReceipt } from './EnquiryReceipt.tsx'
import { enquiryAdvice } from './enquiry-advice.ts'
import { formToken } from './form-token.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { RefusalNotice, showFirstWrong } from './RefusalNotice.tsx'
import { keepInput, keepWords, keyName, readFields, showBoxes, showWords } from './read-form.ts'
import { SendFailure } from './SendFailure.tsx'
import { SubjectChoice } from './SubjectChoice.tsx'
import { useDanger } from './use-danger.ts'
import { useDraft } from './use-draft.ts'
import './EnquiryForm.css'

type EnquiryFormProps = {
  /** Prefix of the fields' ids, because the page's form and the dialog's are in one document. */
  idPrefix: string
  /** Id of the form's heading, which is an `EnquiryHeading`. */
  headingId?: string
  /** A dialog has a history entry of its own, which links inside it replace. */
  isInDialog?: boolean
}

/** One object, so that setting it again renders nothing. */
const none = {}

/** The quote form, or the receipt of what was sent. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { sending, startAgain } = useEnquiry()
  const { sent } = sending
  const { idPrefix, headingId } = props
  const returnToForm = () => {
    flushSync(startAgain)
    document.getElementById(`${idPrefix}-${enquiryFieldNames[0]}`)?.focus()
  }
  return (
    <div className="enquiry">
      {sent ? (
        <EnquiryReceipt
          id={headingId ?? `${idPrefix}-sent`}
          hasTitle={!headingId}
          sent={sent}
          onAnother={returnToForm}
        />
      ) : (
        <Form {...props} />
      )}
    </div>
  )
}

/**
 * Works as plain HTML: without script it posts to the same route, and `required` is the browser's to check. The fields
 * are uncontrolled, so that hydration, translation and autofill keep what is typed.
 */
function Form({ idPrefix, isInDialog = false }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft()
  const { sending } = useEnquiry()
  const { emergency } = draft
  const { isPending, failure, refused } = sending
  const { pathname } = useLocation()
  const subject = useSubject()
  const isDanger = useDanger(judgedText(draft.fields))
  const isUrgent = emergency || isDanger
  const sendingLabel = useSlow(isPending) ? 'Still sending…' : 'Sending...'
  const [errors, setErrors] = useState<FieldSentences>(none)
  const [advice, setAdvice] = useState<FieldSentences>(none)
  const fieldId = (name: string) => `${idPrefix}-${name}`

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    // Now the form has messages of its own. Set here, because an attribute would render the hydrated form twice.
    element.noValidate = true
    // A hydrated form may hold words that a browser has filled in meanwhile.
    keepWords(element)
    showWords(element)
    return () => {
      keepWords(element)
      // After a reload Firefox restores what a removed form held.
      element.reset()
    }
  }, [])
  useLayoutEffect(() => {
    // They read the draft themselves, because hydration begins without one, and the form shows it already.
    if (form.current) showBoxes(form.current, subject)
  })
  const forgetSaid = useEffectEvent(() => {
    setErrors(none)
    setAdvice(none)
    if (failure) sending.reset()
  })
  useLayoutEffect(() => {
    // Sent or emptied, perhaps in the other form: what was said of the words goes with them.
    if (draft.key === '') forgetSaid()
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
    else sending.submit(currentTarget)
    // At the end, because the browser posts a form whose script fails.
    event.preventDefault()
  }

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    keepInput(currentTarget, target)
    const field = fieldOf(target)
    if (!field) return
    const fields = readFields(currentTarget)
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

  const field = (name: EnquiryFieldName) => (
    <EnquiryField
      key={name}
      name={name}
      id={fieldId(name)}
      words={draft.fields[name]}
      error={errors[name]}
      advice={advice[name]}
    />
  )
  return (
    <form
      ref={form}
      className="enquiry-form"
      method="post"
      action={apiPaths.sendLeadEmail.path}
      tabIndex={-1}
      aria-label={emergency ? 'Emergency' : 'Free quote'}
      onSubmit={submit}
      onInput={onInput}
      onFocus={onFocus}
      onKeyDown={moveOnEnter}
    >
      {Object.values(errors).some(Boolean) && <RefusalNotice errors={errors} />}
      <div className="enquiry-form__fields">{enquiryFieldNames.filter((name) => !isMultiline(name)).map(field)}</div>
      <SubjectChoice />
      <input type="hidden" name="writtenOn" value={pathname} />
      <input name={keyName} hidden />
      {enquiryFieldNames.filter(isMultiline).map(field)}
      <DangerAdvice isDanger={isDanger} />
      <PhotoPicker id={fieldId('photos')} />
      <Honeypot />
      {failure && !refused && <SendFailure id={fieldId('problem')} />}
      <div className="enquiry-form__send">
        {/* While the notice stands, its call is the main action. */}
        <Button type="submit" kind={isDanger ? 'secondary' : 'primary'} disabled={isPending}>
          {isPending ? sendingLabel : sendLabel}
        </Button>
        {emergency && <CallButton kind="secondary" />}
        <EmptyForm id={fieldId('emptied')} />
      </div>
      {/* Keyed, as translated text cannot be changed in place. */}
      <p key={String(isUrgent)}>{isUrgent ? ringFirst : formReply}</p>
      <p className="enquiry-form__privacy small">
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

function isMultiline(name: EnquiryFieldName): boolean {
  return enquiryField(name).type === 'multiline'
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

/**
 * A field that people never see and simple bots fill in. `hidden` rather than positioned off the screen, because
 * browsers and password managers fill in displayed fields.
 */
function Honeypot() {
  return (
    <div hidden>
      <label>
        {honeypot.label} <input {...honeypot.attributes} />
      </label>
    </div>
  )
}

/** Runs after the browser has painted the response to a press, which must not wait for the rest. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Milliseconds after which sending counts as slow. */
const slowAfter = 3000

/** True once something has been going on for three seconds. */
function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(setIsSlow, slowAfter, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
