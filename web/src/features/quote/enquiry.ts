import { photoRules } from '#contract/photo-rules.ts'
import type { QuoteFieldName } from '#contract/quote-fields.ts'
import type { QuoteRequestInput } from '#contract/quote-request.ts'
import { eachQuoteField, honeypotFieldName, refusedQuoteFields } from '#contract/quote-rules.ts'
import { createStore } from '../../ui/create-store.ts'
import { type EnquiryEvent, type EnquiryState, newEnquiry, nextEnquiry } from './enquiry-state.ts'
import { followPhotos } from './follow-photos.ts'
import { formToken } from './form-token.ts'
import { chosenPhotos, inState, urlsOf } from './photos.ts'
import { quoteDraft } from './quote-draft.ts'
import { readReceipt, storeReceipt } from './receipt-storage.ts'
import { refusedFields } from './refused-fields.ts'
import { sendQuote } from './send-quote.ts'

/** The receipt survives a reload: a visitor who found an empty form would send everything again. */
const store = createStore<EnquiryState>(() => {
  const receipt = readReceipt()
  return receipt ? { ...newEnquiry, phase: 'sent', receipt } : newEnquiry
}, newEnquiry)

/** The form that was sent, with what is not in the draft. */
let form = { id: '', honeypot: '', writtenOn: '' }

/**
 * Sends this tab's enquiry and holds its outcome, whichever page the visitor is on: forms only display it [L20]. Its
 * states are in `enquiry-state.ts`.
 */
export const enquiry = {
  get: store.get,
  /** Sends the draft, from the form with this id. */
  send(from: { id: string; honeypot: string }): Promise<void> {
    if (store.get().phase !== 'sending') form = { ...from, writtenOn: location.pathname }
    enquiry.see()
    return submit()
  },
  /** Sends the draft once more, from wherever the failure was shown. */
  sendAgain: (): Promise<void> => submit(),
  /** Returns to an empty form after a success. */
  startAgain: (): void => void dispatch({ type: 'again' }),
  /** Puts the sent enquiry back into the form, as another enquiry. */
  correctSent(): void {
    const { receipt } = store.get()
    if (!receipt || !dispatch({ type: 'again' })) return
    const { request, photoIds } = receipt
    quoteDraft.correct({
      fields: eachQuoteField((name) => request[name] ?? ''),
      about: request.about,
    })
    chosenPhotos.takeBack(photoIds)
  },
  correct: (field: QuoteFieldName): void => void dispatch({ type: 'correct', field }),
  /** Called when the form with this id is gone, because its page was left or its dialog closed. */
  leave: (id: string): void => void (form.id === id && dispatch({ type: 'leave' })),
  /** True for the form it was sent from, unless the visitor has left it: only there the outcome takes the focus. */
  isToldAt: (id: string): boolean => form.id === id && !store.get().isAway,
  /** Called when the dialog around the form with this id opens again. */
  returnTo: (id: string): void => void (form.id === id && dispatch({ type: 'see' })),
  see: (): void => void dispatch({ type: 'see' }),
}

/** The current state of the enquiry. */
export const useEnquiry = (): EnquiryState => store.use((state) => state)

/** Sends the text at once; photos still uploading follow later [L19]. */
async function submit(): Promise<void> {
  const { fields } = quoteDraft.get()
  const errors = refusedQuoteFields(fields)
  if (Object.keys(errors).length > 0) return void dispatch({ type: 'refuse', errors })
  const request = requestNow()
  if (!dispatch({ type: 'go' })) return
  try {
    const { leadId, photos } = await sendQuote(request)
    const photosChosen = (request.photoUrls?.length ?? 0) + (request.photosNotArrived ?? 0)
    const photoIds = chosenPhotos.handOver()
    const receipt = { leadId, request, photos, photosChosen, photoIds, sentAt: Date.now() }
    quoteDraft.clear()
    dispatch({ type: 'accept', receipt })
    chosenPhotos.retry()
    followPhotos(receipt, (count) => dispatch({ type: 'count', leadId, photos: count }))
  } catch (reason) {
    const errors = refusedFields(reason)
    dispatch(errors ? { type: 'refuse', errors } : { type: 'fail' })
  }
}

function requestNow(): QuoteRequestInput {
  const { fields, about } = quoteDraft.get()
  const { photos, lost } = chosenPhotos.get()
  const photoUrls = urlsOf(photos)
  return {
    ...fields,
    about,
    writtenOn: form.writtenOn,
    photoUrls,
    photosNotArrived: Math.min(photos.length + lost, photoRules.maxPhotos) - photoUrls.length,
    idempotencyKey: quoteDraft.key(),
    formToken: formToken.get(),
    openFor: quoteDraft.openFor(),
    [honeypotFieldName]: form.honeypot,
  }
}

/** Returns false when the event changes nothing. */
function dispatch(event: EnquiryEvent): boolean {
  const state = store.get()
  const next = nextEnquiry(state, event)
  if (next === state) return false
  if (next.receipt !== state.receipt) storeReceipt(next.receipt)
  store.set(next)
  askWhileBusy()
  return true
}

/** While this listener is registered, the browser asks before the tab is closed or reloaded. */
function askWhileBusy(): void {
  const isBusy = store.get().phase === 'sending' || inState(chosenPhotos.get().sent, 'moving') > 0
  if (isBusy) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

chosenPhotos.subscribe(askWhileBusy)
