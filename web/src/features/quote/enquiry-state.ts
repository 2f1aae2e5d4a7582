import type { QuoteFieldName, QuoteFields } from '#contract/quote-fields.ts'

/**
 * What the one enquiry of this tab is doing, and what makes it do something else. An event changes nothing where its
 * row has no entry: a second press of Send, or Cancel once the words are on their way.
 *
 * | event                                       | editing | waiting | asking  | sending | failed  | sent    |
 * | ------------------------------------------- | ------- | ------- | ------- | ------- | ------- | ------- |
 * | wait: Send, while photos are on their way   | waiting |         | waiting |         | waiting |         |
 * | go: Send, or go with what has arrived       | sending | sending | sending |         | sending |         |
 * | ask: 20 s are over, or a photo has failed   |         | asking  |         |         |         |         |
 * | cancel                                      |         | editing | editing |         |         |         |
 * | refuse: a required field cannot be used     | editing |         |         | editing | editing |         |
 * | fail: no answer, or not the one we need     |         |         |         | failed  |         |         |
 * | accept: the lead is safe                    |         |         |         | sent    |         |         |
 * | again: another enquiry, or a correction     |         |         |         |         |         | editing |
 *
 * | what happens around it          | what becomes of it                                                             |
 * | ------------------------------- | ------------------------------------------------------------------------------ |
 * | dialog closed, Back, a link     | goes on, and from then on the layout tells it; errors of a form go with it      |
 * | tab closed or reloaded          | the browser asks first while waiting, asking or sending; the draft and its key stay |
 * | offline                         | photos wait; a send fails at once and says why                                  |
 * | online again                    | photos that failed are put again; the words wait for the visitor                |
 * | another tab                     | has an enquiry of its own; a duplicated tab has the same key, so the same words are one lead |
 */
export const transitions = {
  wait: { editing: 'waiting', asking: 'waiting', failed: 'waiting' },
  go: { editing: 'sending', waiting: 'sending', asking: 'sending', failed: 'sending' },
  ask: { waiting: 'asking' },
  cancel: { waiting: 'editing', asking: 'editing' },
  refuse: { editing: 'editing', sending: 'editing', failed: 'editing' },
  fail: { sending: 'failed' },
  accept: { sending: 'sent' },
  again: { sent: 'editing' },
} as const satisfies Record<string, Partial<Record<Phase, Phase>>>

export type Phase = 'editing' | 'waiting' | 'asking' | 'sending' | 'failed' | 'sent'

export type FieldErrors = Partial<Record<QuoteFieldName, string>>

/** What the visitor can keep of an enquiry that was sent. */
export type Receipt = {
  leadId: string
  /** Of how many photos that were chosen, how many went along. */
  photos: number
  photosChosen: number
  fields: QuoteFields
  about?: string | undefined
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

/** True from Send until the outcome is known. */
export function isBusy({ phase }: EnquiryState): boolean {
  return phase === 'waiting' || phase === 'asking' || phase === 'sending'
}
