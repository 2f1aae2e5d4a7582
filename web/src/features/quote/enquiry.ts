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

/** A receipt survives a reload: who sees an empty form sends everything again. */
const store = createStore<EnquiryState>(() => {
  const receipt = readReceipt()
  return receipt ? { ...newEnquiry, phase: 'sent', receipt } : newEnquiry
}, newEnquiry)

/** The form that was sent, and what only it knows. */
let form = { id: '', honeypot: '', writtenOn: '' }

/**
 * Sends the enquiry of this tab and knows what became of it, whichever page the visitor is on: a form only shows it
 * [L20]. What it can do is in `enquiry-state.ts`.
 */
export const enquiry = {
  get: store.get,
  /** Sends what the draft holds, from the form with this id. */
  send(from: { id: string; honeypot: string }): Promise<void> {
    if (store.get().phase !== 'sending') form = { ...from, writtenOn: location.pathname }
    enquiry.see()
    return submit()
  },
  /** Sends the draft once more, from wherever the failure was told. */
  sendAgain: (): Promise<void> => submit(),
  /** An empty form after a success. */
  startAgain: (): void => void dispatch({ type: 'again' }),
  /** What was sent is put back into the form, as an enquiry that corrects it [L23]. */
  correctSent(): void {
    const { receipt } = store.get()
    if (!receipt || !dispatch({ type: 'again' })) return
    const { request, leadId, photoIds } = receipt
    quoteDraft.correct({
      fields: eachQuoteField((name) => request[name] ?? ''),
      about: request.about,
      corrects: leadId,
    })
    chosenPhotos.takeBack(photoIds)
  },
  correct: (field: QuoteFieldName): void => void dispatch({ type: 'correct', field }),
  /** The form with this id is gone: another page, or its dialog was closed. */
  leave: (id: string): void => void (form.id === id && dispatch({ type: 'leave' })),
  /** True for the form from which it was sent, while the visitor is at it: the outcome takes the focus there alone. */
  isToldAt: (id: string): boolean => form.id === id && !store.get().isAway,
  /** The dialog around the form with this id is open again. */
  returnTo: (id: string): void => void (form.id === id && dispatch({ type: 'see' })),
  see: (): void => void dispatch({ type: 'see' }),
}

/** The enquiry as it is now. */
export const useEnquiry = (): EnquiryState => store.use((state) => state)

/** Sends the words at once; photos that are still on their way follow them [L19]. */
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
  const { fields, about, corrects } = quoteDraft.get()
  const { photos, lost } = chosenPhotos.get()
  const photoUrls = urlsOf(photos)
  return {
    ...fields,
    about,
    corrects,
    writtenOn: form.writtenOn,
    photoUrls,
    photosNotArrived: Math.min(photos.length + lost, photoRules.maxPhotos) - photoUrls.length,
    idempotencyKey: quoteDraft.key(),
    formToken: formToken.get(),
    openFor: quoteDraft.openFor(),
    [honeypotFieldName]: form.honeypot,
  }
}

/** False when the event changes nothing. */
function dispatch(event: EnquiryEvent): boolean {
  const state = store.get()
  const next = nextEnquiry(state, event)
  if (next === state) return false
  if (next.receipt !== state.receipt) storeReceipt(next.receipt)
  store.set(next)
  askWhileBusy()
  return true
}

/** A browser asks before it closes the tab, or loads another document, as long as this listener is there. */
function askWhileBusy(): void {
  const isBusy = store.get().phase === 'sending' || inState(chosenPhotos.get().sent, 'moving') > 0
  if (isBusy) addEventListener('beforeunload', askBeforeLeaving)
  else removeEventListener('beforeunload', askBeforeLeaving)
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

chosenPhotos.subscribe(askWhileBusy)
