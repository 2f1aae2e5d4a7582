import * as z from 'zod/mini'

/** Fields of a stored lead. */
export const textNotes = {
  /** When the text message was sent or given up. */
  textedAt: z.optional(z.string()),
}
