import { useSyncExternalStore } from 'react'
import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { honeypotFieldName, refusedQuoteFields } from '#contract/quote-rules.ts'
import { visitBegan } from '../../visit.ts'
import { type EnquiryEvent, type EnquiryState, isBusy, newEnquiry, nextEnquiry } from './enquiry-state.ts'
import { formToken } from './form-token.ts'
import { type ChosenPhoto, chosenPhotos, countPhotos } from './photos.ts'
import { type QuoteDraft, quoteDraft } from './quote-draft.ts'
import { refusedFields } from './refused-fields.ts'
import { sendQuote } from './send-quote.ts'

/** Milliseconds for which the words wait for photos that are on their way [L19]. */
const photoTimeout = 20_000

let state = newEnquiry
let timeout: ReturnType<typeof setTimeout> | undefined
/** The form that was sent, and what only it knows. */
let form = { id: '', honeypot: '', writtenOn: '' }
/** What was sent last, to be corrected. */
let lastSent: { draft: QuoteDraft; photos: readonly ChosenPhoto[] } | undefined
const listeners = new Set<() => void>()

/**
 * Sends the enquiry of this tab and knows what became of it, whichever page the visitor is on: a form only shows it
 * [L20]. What it can do is in `enquiry-state.ts`.
 */
export const enquiry = {
  get: (): EnquiryState => state,
  getOnServer: (): EnquiryState => newEnquiry,
  /** Sends what the draft holds, from the form with this id. */
  send(from: { id: string; honeypot: string }): void {
    if (isBusy(state)) return
    form = { ...from, writtenOn: location.pathname }
    enquiry.see()
    enquiry.sendAgain()
  },
  /** Sends the draft once more, from wherever the failure was told. */
  sendAgain(): void {
    const errors = refusedQuoteFields(quoteDraft.get().fields)
    if (Object.keys(errors).length > 0) return void dispatch({ type: 'refuse', errors })
    chosenPhotos.retry()
    enquiry.wait()
  },
  /** Waits for the photos, for a while. */
  wait(): void {
    if (countPhotos('moving') === 0) enquiry.go()
    else if (dispatch({ type: 'wait' })) timeout = setTimeout(() => dispatch({ type: 'ask' }), photoTimeout)
  },
  /** Sends the words, with what photos have arrived. */
  go(): void {
    if (!dispatch({ type: 'go' })) return
    chosenPhotos.leaveOut()
    void sendWords()
  },
  cancel: (): void => void dispatch({ type: 'cancel' }),
  /** An empty form after a success. */
  startAgain: (): void => void dispatch({ type: 'again' }),
  /** What was sent is put back into the form. Its key too: the same enquiry, which is mailed again if it is another now. */
  correctSent(): void {
    if (!lastSent || !dispatch({ type: 'again' })) return
    quoteDraft.restore(lastSent.draft)
    chosenPhotos.restore(lastSent.photos)
  },
  correct: (field: QuoteFieldName): void => void dispatch({ type: 'correct', field }),
  /** The form with this id is gone: another page, or its dialog was closed. */
  leave: (id: string): void => void (form.id === id && dispatch({ type: 'leave' })),
  /** True for the form from which it was sent, while the visitor is at it: the outcome takes the focus there alone. */
  isToldAt: (id: string): boolean => form.id === id && !state.isAway,
  /** The dialog around the form with this id is open again. */
  returnTo: (id: string): void => void (form.id === id && dispatch({ type: 'see' })),
  see: (): void => void dispatch({ type: 'see' }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The enquiry as it is now. */
export function useEnquiry(): EnquiryState {
  return useSyncExternalStore(enquiry.subscribe, enquiry.get, enquiry.getOnServer)
}

async function sendWords(): Promise<void> {
  const draft = quoteDraft.get()
  const { photos } = chosenPhotos.get()
  const photoUrls = photos.flatMap(({ upload }) => (upload.state === 'arrived' ? [upload.url] : []))
  try {
    const leadId = await sendQuote({
      ...draft.fields,
      about: draft.about,
      writtenOn: form.writtenOn,
      beganOn: visitBegan(),
      photoUrls,
      photosNotArrived: photos.length - photoUrls.length,
      idempotencyKey: quoteDraft.key(),
      formToken: formToken.get(),
      openFor: quoteDraft.openFor(),
      [honeypotFieldName]: form.honeypot,
    })
    lastSent = { draft: quoteDraft.get(), photos }
    const { fields, about } = draft
    const receipt = { leadId, fields, about, photos: photoUrls.length, photosChosen: photos.length, sentAt: Date.now() }
    quoteDraft.clear()
    chosenPhotos.clear()
    dispatch({ type: 'accept', receipt })
  } catch (reason) {
    const errors = refusedFields(reason)
    dispatch(errors ? { type: 'refuse', errors } : { type: 'fail' })
  }
}

/** False when the event changes nothing. */
function dispatch(event: EnquiryEvent): boolean {
  const next = nextEnquiry(state, event)
  if (next === state) return false
  state = next
  if (state.phase !== 'waiting') clearTimeout(timeout)
  // A browser asks before it closes the tab, or loads another document, as long as this listener is there.
  if (isBusy(state)) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
  for (const listener of listeners) listener()
  return true
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

// Goes on by itself when the last photo has arrived, and asks when one cannot.
chosenPhotos.subscribe(() => {
  if (state.phase !== 'waiting' && state.phase !== 'asking') return
  if (countPhotos('moving') > 0) return
  if (countPhotos('failed') > 0) dispatch({ type: 'ask' })
  else enquiry.go()
})
