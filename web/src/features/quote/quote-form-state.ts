import type { QuoteFieldName } from '#contract/quote-fields.ts'
import type { QuoteAdvice } from './quote-advice.ts'

export type FieldErrors = Partial<Record<QuoteFieldName, string>>

type Notice = { title: string; text: string }

/** Why sending failed, in words, and what the visitor can do about it. */
export type SendProblem = Notice & {
  advice: string
  /** Which photo failed, in a sentence, when that is why: the words can still be sent without it [L8]. */
  photo?: string | undefined
}

/** What the visitor can keep of an enquiry that was sent. */
export type Receipt = {
  leadId: string
  photos: number
  /** Epoch milliseconds. */
  sentAt: number
}

export type QuoteFormState = {
  phase: 'idle' | 'submitting' | 'success' | 'error'
  /** What stopped the last attempt: a sentence beside each field that has to be filled in. */
  errors: FieldErrors
  /** Grows with each attempt that was stopped, so that the first field takes the focus each time. */
  refusals: number
  /** Sentences beside the fields that stop nothing. */
  advice: QuoteAdvice
  /** Why the last attempt failed. */
  problem?: SendProblem | undefined
  /** How the photos get on while they are sent: the visitor may leave them out. */
  upload?: 'moving' | 'stalled' | undefined
  /** Of the enquiry that was sent last. */
  receipt?: Receipt | undefined
  /** Share of each photo that is uploaded, 0 to 1, by the photo's id. */
  progress: Readonly<Record<string, number>>
}

export type QuoteFormEvent =
  /** A required field is empty or unusable: by our own check, or by the server's. */
  | { type: 'refused'; errors: FieldErrors }
  /** The field's value is now in order. */
  | { type: 'corrected'; field: QuoteFieldName }
  /** A field has the focus: advice on the others may change, as nobody is typing in them. */
  | { type: 'entered'; field: QuoteFieldName; advice: QuoteAdvice }
  /** The advice on the field no longer fits its value. */
  | { type: 'edited'; field: QuoteFieldName }
  | { type: 'submitted'; photos: number }
  | { type: 'uploading'; photoId: string; share: number }
  | { type: 'stalled' }
  /** The photos are there, or are left out; the words go now. */
  | { type: 'uploaded' }
  | { type: 'sent'; receipt: Receipt }
  | { type: 'failed'; problem: SendProblem }
  /** An empty form again: another enquiry, or the same one was sent from another form. */
  | { type: 'emptied' }

export const idleForm: QuoteFormState = { phase: 'idle', errors: {}, refusals: 0, advice: {}, progress: {} }

export function nextFormState(state: QuoteFormState, event: QuoteFormEvent): QuoteFormState {
  switch (event.type) {
    case 'refused':
      return { ...idleForm, errors: event.errors, refusals: state.refusals + 1, advice: state.advice }
    case 'corrected': {
      const { [event.field]: _corrected, ...errors } = state.errors
      return { ...state, errors }
    }
    case 'entered':
      return { ...state, advice: { ...event.advice, [event.field]: state.advice[event.field] } }
    case 'edited':
      return { ...state, advice: { ...state.advice, [event.field]: undefined } }
    case 'submitted':
      return {
        ...idleForm,
        refusals: state.refusals,
        advice: state.advice,
        phase: 'submitting',
        upload: event.photos > 0 ? 'moving' : undefined,
      }
    case 'uploading':
      return state.upload
        ? { ...state, upload: 'moving', progress: { ...state.progress, [event.photoId]: event.share } }
        : state
    case 'stalled':
      return state.upload ? { ...state, upload: 'stalled' } : state
    case 'uploaded':
      return { ...state, upload: undefined }
    case 'sent':
      return { ...idleForm, phase: 'success', receipt: event.receipt }
    case 'failed':
      return { ...state, phase: 'error', problem: event.problem, upload: undefined, progress: {} }
    case 'emptied':
      return idleForm
  }
}
