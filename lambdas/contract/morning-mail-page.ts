/** The page behind the link in the morning mail, on which the owner switches it off, and on again. */
import * as z from 'zod/mini'

/** The link's path: the signature that makes it ours. */
export const MorningMailLink = z.object({ signature: z.string() })
export type MorningMailLink = z.infer<typeof MorningMailLink>

/** What the page's form posts. */
export const MorningMailSwitch = z.object({ state: z.enum(['on', 'off']) })
export type MorningMailSwitch = z.infer<typeof MorningMailSwitch>
