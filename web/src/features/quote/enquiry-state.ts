import type { QuoteFieldName } from '#contract/quote-fields.ts'
import type { QuoteRequestInput } from '#contract/quote-request.ts'

/**
 * What the one enquiry of this tab is doing, and what makes it do something else. An event changes nothing where its
 * row has no entry, such as a second press of Send.
 *
 * | event                                       | editing | sending | failed  | sent    |
 * | ------------------------------------------- | ------- | ------- | ------- | ------- |
 * | go: Send                                    | sending |         | sending |         |
 * | refuse: a required field cannot be used     | editing | editing | editing |         |
 * | fail: no answer, or not the one we need     |         | failed  |         |         |
 * | accept: the words are safe                  |         | sent    |         |         |
 * | again: another enquiry, or a correction     |         |         |         | editing |
 *
 * | what happens around it          | what becomes of it                                                             |
 * | ------------------------------- | ------------------------------------------------------------------------------ |
 * | photos on their way             | the words do not wait; photos follow by the same key, and the receipt counts them |
 * | dialog closed, Back, a link     | goes on, and from then on the layout tells it; errors of a form go with it      |
 * | page hidden or closed           | the words arrive, and with them what photos have by then                        |
 * | tab loaded again                | the draft and its key stay, and so does a receipt                               |
 * | offline                         | photos wait; a send fails at once and says why                                  |
 * | online again                    | photos that failed are put again; the words wait for the visitor                |
 * | another tab                     | has the same draft and key, so the same words are one lead                      |
 */
export const transitions = {
  go: { editing: 'sending', failed: 'sending' },
  refuse: { editing: 'editing', sending: 'editing', failed: 'editing' },
  fail: { sending: 'failed' },
  accept: { sending: 'sent' },
  again: { sent: 'editing' },
} as const satisfies Record<string, Partial<Record<Phase, Phase>>>

export type Phase = 'editing' | 'sending' | 'failed' | 'sent'

export type FieldErrors = Partial<Record<QuoteFieldName, string>>

/** What the visitor can keep of an enquiry that was sent. */
export type Receipt = {
  leadId: string
  /** What was sent. */
  request: QuoteRequestInput
  /** Of how many photos that were chosen, how many the server has. */
  photos: number
  photosChosen: number
  /** Ids of the photos that this page has still to bring. */
  photoIds: readonly string[]
  /** Epoch milliseconds. */
  sentAt: number
}

export type EnquiryState = {
  phase: Phase
  /** True once the visitor has left the form from which it was sent: the layout tells what becomes of it [L20]. */
  isAway: boolean
  /** What stopped the last attempt: a sentence for each field that has to be put right. */
  errors: FieldErrors
  /** Grows with each attempt that was stopped, so that the first field takes the focus each time. */
  refusals: number
  /** Of the enquiry that was sent last. */
  receipt?: Receipt | undefined
}

export type EnquiryEvent =
  | { type: Exclude<keyof typeof transitions, 'refuse' | 'accept'> }
  | { type: 'refuse'; errors: FieldErrors }
  | { type: 'accept'; receipt: Receipt }
  /** The server has so many photos of this enquiry. */
  | { type: 'count'; leadId: string; photos: number }
  /** The field's value is now in order. */
  | { type: 'correct'; field: QuoteFieldName }
  /** The visitor left the form from which it was sent. */
  | { type: 'leave' }
  /** The visitor is where it is told, or has read it. */
  | { type: 'see' }

export const newEnquiry: EnquiryState = { phase: 'editing', isAway: false, errors: {}, refusals: 0 }

export function nextEnquiry(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'correct': {
      const { [event.field]: _corrected, ...errors } = state.errors
      return { ...state, errors }
    }
    case 'count':
      return state.receipt?.leadId === event.leadId
        ? { ...state, receipt: { ...state.receipt, photos: event.photos } }
        : state
    case 'leave':
      if (state.phase === 'editing') return { ...state, errors: {} }
      // A success that was seen is not told again.
      return state.phase === 'sent' ? state : { ...state, isAway: true }
    case 'see':
      return state.isAway ? { ...state, isAway: false } : state
  }
  const row: Partial<Record<Phase, Phase>> = transitions[event.type]
  const phase = row[state.phase]
  if (!phase) return state
  const next = { ...newEnquiry, phase, isAway: state.isAway, refusals: state.refusals }
  if (event.type === 'refuse') return { ...next, errors: event.errors, refusals: state.refusals + 1 }
  return event.type === 'accept' ? { ...next, receipt: event.receipt } : next
}
