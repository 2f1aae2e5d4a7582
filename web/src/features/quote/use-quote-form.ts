import { type FocusEvent, type FormEvent, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { honeypotFieldName, quoteFieldNames, refusedQuoteFields } from '#contract/quote-rules.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { visitBegan } from '../../visit.ts'
import { formToken } from './form-token.ts'
import { type ChosenPhoto, photoSelection } from './photo-selection.ts'
import { uploadChosen } from './photo-step.ts'
import { quoteAdvice } from './quote-advice.ts'
import { quoteDraft } from './quote-draft.ts'
import { idleForm, nextFormState } from './quote-form-state.ts'
import { refusedFields, sendProblem } from './quote-notices.ts'
import { sendQuote } from './send-quote.ts'
import { readAbout, readFields, useSharedDraft } from './use-shared-draft.ts'

/** The life of one quote form: what it shows, and what happens when it is typed into and sent. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextFormState, idleForm)
  const isSending = useRef(false)
  const photoStep = useRef<AbortController>(undefined)
  const empty = useCallback(() => dispatch({ type: 'emptied' }), [])
  useSharedDraft(form, empty)

  // When a dialog is opened again, what it said before is no longer in place.
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    const leave = () => {
      if (!isSending.current) empty()
    }
    dialog?.addEventListener('close', leave)
    return () => dialog?.removeEventListener('close', leave)
  }, [form, empty])

  async function send({ withPhotos }: { withPhotos: boolean }): Promise<void> {
    if (!form.current || isSending.current) return
    const fields = readFields(form.current)
    const errors = refusedQuoteFields(fields)
    if (Object.keys(errors).length > 0) return dispatch({ type: 'refused', errors })

    isSending.current = true
    const photos = withPhotos ? photoSelection.get().photos : []
    dispatch({ type: 'submitted', photos: photos.length })
    // A browser may fill in fields without an event, so the draft takes all of them before they are sent.
    for (const name of quoteFieldNames) quoteDraft.set(name, fields[name])
    const about = readAbout(form.current)
    if (about !== undefined) quoteDraft.setAbout(about)
    const honeypot = new FormData(form.current).get(honeypotFieldName)
    try {
      const photoUrls = await upload(photos)
      dispatch({ type: 'uploaded' })
      const leadId = await sendQuote({
        ...fields,
        about,
        writtenOn: location.pathname,
        beganOn: visitBegan(),
        photoUrls,
        idempotencyKey: quoteDraft.key(),
        formToken: formToken.get(),
        openFor: quoteDraft.openFor(),
        [honeypotFieldName]: String(honeypot ?? ''),
      })
      quoteDraft.clear()
      photoSelection.clear()
      dispatch({ type: 'sent', receipt: { leadId, photos: photoUrls.length, sentAt: Date.now() } })
    } catch (reason) {
      const errors = refusedFields(reason)
      if (reason === 'cancel') dispatch({ type: 'emptied' })
      else if (errors) dispatch({ type: 'refused', errors })
      else dispatch({ type: 'failed', problem: sendProblem(reason, navigator.onLine) })
    } finally {
      isSending.current = false
    }
  }

  /** Public URLs of the photos; none when the visitor goes on without them. */
  async function upload(photos: readonly ChosenPhoto[]): Promise<string[]> {
    photoStep.current = new AbortController()
    try {
      return await uploadChosen(photos, {
        signal: photoStep.current.signal,
        onProgress: (photoId, share) => dispatch({ type: 'uploading', photoId, share }),
        onStalled: () => dispatch({ type: 'stalled' }),
      })
    } catch (reason) {
      if (reason === 'without photos') return []
      throw reason
    }
  }

  /** Ends the wait for the photos. */
  const leavePhotos = (how: 'without photos' | 'cancel') => photoStep.current?.abort(how)

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if (!form.current) return
    const fields = readFields(form.current)
    const field = fieldOf(target)
    if (!field) return
    quoteDraft.set(field, fields[field])
    const about = readAbout(form.current)
    if (about !== undefined) quoteDraft.setAbout(about)
    if (state.errors[field] && !refusedQuoteFields(fields)[field]) dispatch({ type: 'corrected', field })
    if (state.advice[field]) dispatch({ type: 'edited', field })
  }

  function onFocus({ target }: FocusEvent<HTMLFormElement>): void {
    afterPaint(formToken.fetch)
    const field = fieldOf(target)
    if (!field || !form.current) return
    // Not when a field is left: another sentence would move the Send button from under the pointer.
    const advice = quoteAdvice(readFields(form.current))
    // Mostly there is nothing to say, and nothing to render.
    if (quoteFieldNames.some((name) => name !== field && advice[name] !== state.advice[name]))
      dispatch({ type: 'entered', field, advice })
  }

  return { state, send, leavePhotos, onInput, onFocus, startAgain: empty }
}

/** The text field that an event is about, if it is about one. */
function fieldOf(target: EventTarget): QuoteFieldName | undefined {
  return quoteFieldNames.find((name) => 'name' in target && target.name === name)
}
