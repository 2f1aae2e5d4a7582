import { type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { business, telHref } from '#content/business.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { formReply } from '#content/reply-times.ts'
import { apiPaths } from '#contract/api-paths.ts'
import type { QuoteFieldName } from '#contract/quote-fields.ts'
import {
  fieldAttributes,
  honeypotFieldName,
  isEmergency,
  quoteField,
  quoteFieldNames,
  refusedQuoteFields,
  requiredNote,
  ringFirst,
  sendLabel,
} from '#contract/quote-rules.ts'
import { paths } from '../../paths.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AboutChoice } from './AboutChoice.tsx'
import { enquiry, useEnquiry } from './enquiry.ts'
import { formToken } from './form-token.ts'
import { Honeypot } from './Honeypot.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { chosenPhotos, urlsOf } from './photos.ts'
import { QuoteSent } from './QuoteSent.tsx'
import { QuoteSheet } from './QuoteSheet.tsx'
import { type QuoteAdvice, quoteAdvice } from './quote-advice.ts'
import { quoteDraft } from './quote-draft.ts'
import { RefusalNotice } from './RefusalNotice.tsx'
import { SendFailure } from './SendFailure.tsx'
import { UrgentAdvice } from './UrgentAdvice.tsx'
import { useAbout } from './use-about.ts'
import { readFields, useSharedDraft } from './use-shared-draft.ts'
import './QuoteForm.css'

type QuoteFormProps = {
  /** Prefix of the fields' ids, because the page's form and the dialog's are in one document. */
  idPrefix: string
  /** Id of the form's heading, which is a `QuoteHeading`. */
  headingId?: string
  /** A dialog has a history entry of its own, which links inside it replace. */
  isInDialog?: boolean
}

/**
 * The quote form. It works as plain HTML: without JavaScript it posts to the same route, and the server answers with
 * the same messages [L12]. `noValidate`, because the browser's own messages would differ.
 */
export function QuoteForm({ idPrefix, headingId, isInDialog = false }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useEnquiry()
  const { pathname } = useLocation()
  const { about } = useAbout()
  const isUrgent = isEmergency({ about })
  const [advice, setAdvice] = useState<QuoteAdvice>({})
  useSharedDraft(form)
  useLeaving(form, idPrefix)
  const isToldHere = enquiry.isToldAt(idPrefix)
  useFocusOnRefusal(form, isToldHere ? state.refusals : 0)
  const isSending = state.phase === 'sending'
  const isSent = state.phase === 'sent'
  const isBegun = quoteDraft.use(({ key }) => key !== '')
  const fieldId = (name: string) => `${idPrefix}-${name}`

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    // If anything fails in this page, the browser can still post the form.
    sendFrom(currentTarget).catch(() => postPlainly(currentTarget))
  }

  const sendFrom = async (element: HTMLFormElement) => {
    // A browser may fill in fields without firing an event, so the draft reads all of them before sending.
    const fields = readFields(element)
    for (const name of quoteFieldNames) quoteDraft.set(name, fields[name])
    quoteDraft.setAbout(about)
    const honeypot = new FormData(element).get(honeypotFieldName)
    await enquiry.send({ id: idPrefix, honeypot: String(honeypot ?? '') })
  }

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = fieldOf(target)
    if (!field) return
    const fields = readFields(currentTarget)
    quoteDraft.set(field, fields[field])
    quoteDraft.setAbout(about)
    if (state.errors[field] && !refusedQuoteFields(fields)[field]) enquiry.correct(field)
    if (advice[field]) setAdvice({ ...advice, [field]: undefined })
  }

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    afterPaint(formToken.fetch)
    const field = fieldOf(target)
    if (!field) return
    // Advice is not shown when a field is left: it would move the Send button while it is being pressed. Nor is it
    // shown in the field that now has the focus.
    const next = { ...quoteAdvice(readFields(currentTarget)), [field]: advice[field] }
    // Usually there is no new advice, so nothing needs to render.
    if (quoteFieldNames.some((name) => next[name] !== advice[name])) setAdvice(next)
  }

  /** Uncontrolled, so that hydration keeps what was typed. */
  const field = (name: QuoteFieldName) => {
    const { label, hint, type, required } = quoteField(name)
    const shared = {
      ...fieldAttributes(name),
      id: fieldId(name),
      label,
      hint,
      optional: !required,
      error: state.errors[name],
      advice: advice[name],
      readOnly: isSending,
    }
    if (type === 'multiline') return <Field key={name} {...shared} multiline />
    return <Field key={name} {...shared} enterKeyHint="next" />
  }

  /** Shows the form again, and moves the focus to a field. */
  const returnTo = (name: QuoteFieldName, change: () => void) => {
    flushSync(change)
    document.getElementById(fieldId(name))?.focus()
  }

  return (
    <div className="quote">
      {state.receipt && (
        <QuoteSent
          id={headingId ?? fieldId('sent')}
          hasTitle={!headingId}
          takesFocus={isToldHere}
          receipt={state.receipt}
          onCorrect={() => returnTo('phone', enquiry.correctSent)}
          onAnother={() => returnTo('fullName', enquiry.startAgain)}
        />
      )}
      <form
        ref={form}
        className="quote-form"
        method="post"
        action={apiPaths.sendLeadEmail.path}
        data-enhanced=""
        noValidate
        tabIndex={-1}
        hidden={isSent}
        aria-label={isUrgent ? 'Emergency' : 'Free quote'}
        onSubmit={submit}
        onInput={onInput}
        onFocus={onFocus}
        onKeyDown={moveOnEnter}
      >
        <div className="quote-form__body">
          <div className="quote-form__main">
            {Object.keys(state.errors).length > 0 && <RefusalNotice key={state.refusals} errors={state.errors} />}
            <AboutChoice />
            <input type="hidden" name="writtenOn" value={pathname} />
            <p className="quote-form__note">
              <span>{requiredNote}</span>{' '}
              {isBegun && (
                <button type="button" className="text-button" onClick={() => returnTo('fullName', emptyForm)}>
                  Empty the form
                </button>
              )}
            </p>
            <div className="quote-form__fields">
              {quoteFieldNames.filter((name) => quoteField(name).type !== 'multiline').map(field)}
            </div>
            {quoteFieldNames.filter((name) => quoteField(name).type === 'multiline').map(field)}
            <UrgentAdvice />
            <PhotoPicker id={fieldId('photos')} disabled={isSending} />
            <Honeypot />
          </div>
          <QuoteSheet />
        </div>
        {state.phase === 'failed' && <SendFailure id={fieldId('problem')} takesFocus={isToldHere} />}
        <div className="quote-form__end">
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : sendLabel}
          </Button>
          {isUrgent && (
            <a className={buttonClass('secondary', 'figures')} href={telHref}>
              <Icon name="phone" size={18} />
              Call {business.phone.display}
            </a>
          )}
          {/* Keyed, as translated text cannot be changed in place. */}
          {(isUrgent || formReply) && <p key={String(isUrgent)}>{isUrgent ? ringFirst : formReply}</p>}
          <p className="quote-form__privacy">
            {privacyNotice}{' '}
            <Link to={paths.privacy} replace={isInDialog ? true : undefined}>
              How we handle your details
            </Link>
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {isSending && 'Sending...'}
        </p>
      </form>
    </div>
  )
}

function emptyForm(): void {
  chosenPhotos.clear()
  quoteDraft.clear()
}

/** Lets the browser post the form, with the photos that have been uploaded and the names of the others [L19]. */
function postPlainly(form: HTMLFormElement): void {
  const add = ({ formData }: FormDataEvent) => {
    const { photos, lost } = chosenPhotos.get()
    const lists = {
      'photoUrls[]': urlsOf(photos),
      'photos[]': [
        ...photos.filter(({ upload }) => upload.state !== 'arrived').map(({ name }) => name),
        ...Array(lost).fill('lost'),
      ],
    }
    for (const [name, values] of Object.entries(lists)) for (const value of values) formData.append(name, value)
  }
  form.addEventListener('formdata', add, { once: true })
  form.submit()
}

/** Reports when the visitor leaves this form, by leaving its page or closing its dialog, and when they return. */
function useLeaving(form: RefObject<HTMLFormElement | null>, id: string): void {
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const leave = () => enquiry.leave(id)
    const toggle = ({ newState }: Event & { newState?: string }) => {
      if (newState === 'open') enquiry.returnTo(id)
    }
    dialog?.addEventListener('close', leave)
    dialog?.addEventListener('toggle', toggle)
    return () => {
      dialog?.removeEventListener('close', leave)
      dialog?.removeEventListener('toggle', toggle)
      leave()
    }
  }, [form, id])
}

/** Moves the focus to the first invalid field, and scrolls its label and the notice above it into view. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  const seen = useRef(refusals)
  useEffect(() => {
    const isNew = refusals > seen.current
    seen.current = refusals
    if (!isNew) return
    afterPaint(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.focus({ preventScroll: true })
      wrong?.closest('.field')?.scrollIntoView({ block: 'center' })
    })
  }, [form, refusals])
}

/** Name of the text field that fired the event; undefined for any other control. */
function fieldOf(target: EventTarget): QuoteFieldName | undefined {
  return quoteFieldNames.find((name) => 'name' in target && target.name === name)
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
