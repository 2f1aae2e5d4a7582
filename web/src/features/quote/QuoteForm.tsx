import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { replyBy } from '#content/clock.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { apiPaths } from '#contract/api-paths.ts'
import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { quoteField, quoteFieldNames, quoteNotices, requiredNote, sendLabel } from '#contract/quote-rules.ts'
import { Link } from '../../link.tsx'
import { paths } from '../../paths.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button } from '../../ui/Button.tsx'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { Field } from '../../ui/Field.tsx'
import { AboutChoice } from './AboutChoice.tsx'
import { Honeypot } from './Honeypot.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import { PhotoPicker } from './PhotoPicker.tsx'
import { QuoteSent } from './QuoteSent.tsx'
import { SendFailure } from './SendFailure.tsx'
import { UploadWait } from './UploadWait.tsx'
import { useQuoteForm } from './use-quote-form.ts'

type QuoteFormProps = {
  /** Prefix of the fields' ids: the page's form and the dialog's are in the same document. */
  idPrefix: string
  /** Around the form, a heading that says how it went, and its id: success is then told there. */
  heading?: { id: string; onSent: (title: string | undefined) => void }
}

/**
 * Asks for a free quote. Plain HTML first: without script it posts to the same route, and the server answers with the
 * same words [L12]. `noValidate`, because the browser's own bubbles would use others.
 */
export function QuoteForm({ idPrefix, heading }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const { state, send, leavePhotos, onInput, onFocus, startAgain } = useQuoteForm(form)
  const isSending = state.phase === 'submitting'
  const isSent = state.phase === 'success'
  const another = () => {
    flushSync(startAgain)
    form.current?.querySelector<HTMLElement>('.field__control')?.focus()
  }
  const onSent = heading?.onSent
  useEffect(() => onSent?.(isSent ? quoteNotices.sent.title : undefined), [onSent, isSent])
  // The first field that is wrong, with its label and, above it, the notice.
  useEffect(() => {
    if (state.refusals === 0) return
    afterPaint(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      wrong?.focus({ preventScroll: true })
      wrong?.closest('.field')?.scrollIntoView({ block: 'center' })
    })
  }, [state.refusals])
  const fieldId = (name: string) => `${idPrefix}-${name}`

  /** Uncontrolled, so that what was typed before hydration stays. */
  const field = (name: QuoteFieldName) => {
    const { label, hint, type, autocomplete, autocapitalize, spellcheck, required } = quoteField(name)
    const shared = {
      id: fieldId(name),
      name,
      label,
      hint,
      autoComplete: autocomplete,
      autoCapitalize: autocapitalize,
      spellCheck: spellcheck,
      required: required !== undefined,
      optional: !required,
      error: state.errors[name],
      advice: state.advice[name],
      readOnly: isSending,
    }
    if (type === 'multiline') return <Field key={name} {...shared} multiline />
    return <Field key={name} {...shared} type={type} enterKeyHint="next" />
  }
  const leave = (how: 'without photos' | 'cancel') => {
    leavePhotos(how)
    // What was pressed goes away; the form is next.
    form.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ withPhotos: true })
  }

  return (
    <>
      {state.receipt && (
        <QuoteSent
          id={heading?.id ?? fieldId('sent')}
          hasTitle={!heading}
          receipt={state.receipt}
          onAnother={another}
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
        aria-label="Free quote"
        onSubmit={submit}
        onInput={onInput}
        onFocus={onFocus}
        onKeyDown={moveOnEnter}
      >
        {Object.keys(state.errors).length > 0 && <MissingNotice key={state.refusals} />}
        <AboutChoice />
        <input type="hidden" name="writtenOn" value={pathname} />
        <p className="quote-form__note">{requiredNote}</p>
        <div className="quote-form__fields">
          {quoteFieldNames.filter((name) => quoteField(name).type !== 'multiline').map(field)}
        </div>
        {quoteFieldNames.filter((name) => quoteField(name).type === 'multiline').map(field)}
        <PhotoPicker id={fieldId('photos')} disabled={isSending} progress={state.progress} />
        <Honeypot />
        {state.problem && (
          <SendFailure
            id={fieldId('problem')}
            problem={state.problem}
            onSendWithoutPhotos={() => void send({ withPhotos: false })}
          />
        )}
        {state.upload && <UploadWait stalled={state.upload === 'stalled'} onLeave={leave} />}
        <div className="quote-form__end">
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : sendLabel}
          </Button>
          <p>
            <ByTheClock {...replyBy} />
          </p>
          <p className="quote-form__privacy">
            {privacyNotice}{' '}
            <Link to={paths.privacy} replace={heading ? true : undefined}>
              How we handle your details
            </Link>
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {isSending && 'Sending...'}
        </p>
      </form>
    </>
  )
}

/** On a phone the Enter key is labelled "next": it goes to the next field. Elsewhere Enter sends the form. */
function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return
  if (event.nativeEvent.isComposing || !matchMedia('(pointer: coarse)').matches) return
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('.field__control')]
  event.preventDefault()
  fields[fields.indexOf(target) + 1]?.focus()
}
