/** Days without business, as the owner declares them from the desk. */
import * as z from 'zod/mini'

export const ClosedDays = z.object({ from: z.iso.date(), to: z.iso.date(), sentence: z.string() })
