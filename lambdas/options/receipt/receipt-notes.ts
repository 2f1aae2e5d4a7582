import * as z from 'zod/mini'

/** Fields of a stored lead. */
export const receiptNotes = {
  /** When the customer's receipt was sent, or given up. */
  receiptAt: z.optional(z.string()),
  /** When the mail service said what became of it. */
  receiptConfirmedAt: z.optional(z.string()),
  /** When that came back: the customer's address does not work. */
  receiptReturnedAt: z.optional(z.string()),
}

/** What the next morning mail says, by the field that has the time. */
export const receiptTold = [
  [
    'receiptReturnedAt',
    (who: string) => `The receipt to ${who} came back, or was not wanted: call instead of writing.`,
  ],
] as const
