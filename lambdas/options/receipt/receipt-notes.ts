import * as z from 'zod/mini'

/** Fields of a stored lead. */
export const receiptNotes = {
  /** When the receipt was sent or given up. */
  receiptAt: z.optional(z.string()),
  /** When SES reported its delivery or bounce. */
  receiptConfirmedAt: z.optional(z.string()),
  /** When it was returned: the customer's address does not work. */
  receiptReturnedAt: z.optional(z.string()),
}
