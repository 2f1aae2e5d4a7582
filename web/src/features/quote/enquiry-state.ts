import type { QuoteFieldName } from '#contract/quote-fields.ts'
import type { QuoteRequestInput } from '#contract/quote-request.ts'

/**
 * State machine of the tab's one enquiry. An event is ignored where its row has no entry, such as a second press of
 * Send.
 *
 * | event                                     | editing | sending | failed  | sent    |
 * | ----------------------------------------- | ------- | ------- | ------- | ------- |
 * | go: Send was pressed                      | sending |         | sending |         |
 * | refuse: a required field is invalid       | editing | editing | editing |         |
 * | fail: no response, or not one of ours     |         | failed  |         |         |
 * | accept: the server has stored the enquiry |         | sent    |         |         |
 * | again: another enquiry, or a correction   |         |         |         | editing |
 *
 * | what happens meanwhile      | effect                                                                           |
 * | --------------------------- | -------------------------------------------------------------------------------- |
 * | photos are uploading        | the text is sent at once; photos follow with the same key and update the receipt |
 * | dialog closed, Back, a link | sending continues; the layout shows the outcome; the form's errors are dropped   |
 * | page hidden or closed       | the text arrives, with the photos that have been uploaded by then                |
 * | page reloaded               | draft, key and receipt are kept                                                  |
 * | offline                     | photos wait; sending fails at once and says why                                  |
 * | online again                | failed photos are retried; the visitor has to send the text again                |
 * | another tab                 | shares draft and key, so both tabs send one lead                                 |
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

/** What the visitor can keep after sending. */
export type Receipt = {
  leadId: string
  /** What was sent. */
  request: QuoteRequestInput
  /** Number of photos that the server has, of `photosChosen`. */
  photos: number
  photosChosen: number
  /** Ids of the photos that this page has still to upload. */
  photoIds: readonly string[]
  /** Epoch milliseconds. */
  sentAt: number
}

export type EnquiryState = {
  phase: Phase
  /** True once the visitor has left the form it was sent from: the layout then shows the outcome [L20]. */
  isAway: boolean
  /** Why the last attempt failed: a message for each invalid field. */
  errors: FieldErrors
  /** Counts refused attempts, so that the first invalid field takes the focus each time. */
  refusals: number
  /** Receipt of the enquiry that was sent last. */
  receipt?: Receipt | undefined
}

export type EnquiryEvent =
  | { type: Exclude<keyof typeof transitions, 'refuse' | 'accept'> }
  | { type: 'refuse'; errors: FieldErrors }
  | { type: 'accept'; receipt: Receipt }
  /** The server now has this many photos of the enquiry. */
  | { type: 'count'; leadId: string; photos: number }
  /** The field's value is now valid. */
  | { type: 'correct'; field: QuoteFieldName }
  /** The visitor left the form from which it was sent. */
  | { type: 'leave' }
  /** The visitor is back at that form, or has closed the message. */
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
      // The visitor has already seen a success, so it is not shown again.
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
