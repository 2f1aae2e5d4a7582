/** The page behind the link in the owner's mail, where the owner marks an enquiry as answered. */
import * as z from 'zod/mini'

/** Path parameters of the link: the enquiry, and the HMAC signature. */
export const EnquiryLink = z.object({ enquiryId: z.string(), signature: z.string() })
export type EnquiryLink = z.infer<typeof EnquiryLink>

/** Body of the page's form: `no` takes the mark back. */
export const AnsweredMark = z.object({ answered: z.enum(['yes', 'no']) })
export type AnsweredMark = z.infer<typeof AnsweredMark>
