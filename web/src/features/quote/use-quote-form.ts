import { type FocusEvent, type FormEvent, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import {
  honeypotFieldName,
  type QuoteFieldName,
  quoteFieldNames,
  quoteNotices,
  refusedQuoteFields,
} from '#contract/quote-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { visitBegan } from '../../visit.ts'
import { formToken } from './form-token.ts'
import { type ChosenPhoto, photoSelection } from './photo-selection.ts'
import { PhotoUploadFailure } from './photo-upload-failure.ts'
import { loadPhotoUpload } from './photos/load-photo-upload.ts'
import { quoteAdvice } from './quote-advice.ts'
import { quoteDraft } from './quote-draft.ts'
import { type FieldErrors, idleForm, nextFormState, type QuoteFormEvent } from './quote-form-state.ts'
import { refusedFields, sendProblem } from './quote-notices.ts'
import { dismissQuoteErrors, dismissQuoteToasts, showQuoteToasts } from './quote-toasts.ts'
import { sendQuote } from './send-quote.ts'
import { readAbout, readFields, useSharedDraft } from './use-shared-draft.ts'

/** The life of one quote form: what it shows, and what happens when it is typed into and sent. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(nextFormState, idleForm)
  const isSending = useRef(false)
  const empty = useCallback(() => dispatch({ type: 'emptied' }), [])
  useSharedDraft(form, empty)

  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    dialog?.addEventListener('close', dismissQuoteErrors)
    return () => {
      dialog?.removeEventListener('close', dismissQuoteErrors)
      dismissQuoteErrors()
    }
  }, [form])

  const refuse = (errors: FieldErrors) => {
    dispatch({ type: 'refused', errors })
    showQuoteToasts('error', quoteNotices.missing)
  }

  async function send({ withPhotos }: { withPhotos: boolean }): Promise<void> {
    if (!form.current || isSending.current) return
    dismissQuoteToasts()
    const fields = readFields(form.current)
    const errors = refusedQuoteFields(fields)
    if (Object.keys(errors).length > 0) return refuse(errors)

    isSending.current = true
    dispatch({ type: 'submitted' })
    // A browser may fill in fields without an event, so the draft takes all of them before they are sent.
    for (const name of quoteFieldNames) quoteDraft.set(name, fields[name])
    const about = readAbout(form.current)
    if (about !== undefined) quoteDraft.setAbout(about)
    const honeypot = new FormData(form.current).get(honeypotFieldName)
    try {
      const photoUrls = await upload(withPhotos ? photoSelection.get().photos : [], dispatch)
      await sendQuote({
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
      dispatch({ type: 'sent' })
      showQuoteToasts('success', quoteNotices.sent)
    } catch (reason) {
      const refused = refusedFields(reason)
      if (refused) return refuse(refused)
      const problem = sendProblem(reason, navigator.onLine)
      dispatch({ type: 'failed', problem })
      showQuoteToasts('error', { title: problem.title, text: problem.photo ?? problem.text })
    } finally {
      isSending.current = false
    }
  }

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
    formToken.fetch()
    const field = fieldOf(target)
    if (!field || !form.current) return
    // The visitor has read the notices and goes on; they would be in the way.
    dismissQuoteToasts()
    // Not when a field is left: another sentence would move the Send button from under the pointer.
    dispatch({ type: 'entered', field, advice: quoteAdvice(readFields(form.current)) })
  }

  return { state, send, onInput, onFocus, startAgain: empty }
}

/** The text field that an event is about, if it is about one. */
function fieldOf(target: EventTarget): QuoteFieldName | undefined {
  return quoteFieldNames.find((name) => 'name' in target && target.name === name)
}

/** Public URLs of the photos, once they have arrived. */
async function upload(photos: readonly ChosenPhoto[], dispatch: (event: QuoteFormEvent) => void): Promise<string[]> {
  const [first] = photos
  if (!first) return []
  const { uploadPhotos } = await loadPhotoUpload().catch((cause: unknown) => {
    throw new PhotoUploadFailure(first, new ApiFailure('unreachable', { cause }))
  })
  return uploadPhotos(photos, {
    onProgress: ({ id }, share) => dispatch({ type: 'uploading', photoId: id, share }),
  })
}
