/** The page behind the link in the owner's mail, where the owner records an enquiry's state. */
import * as z from 'zod/mini'

/** State of an enquiry, set by the owner; `new` until then. `done` follows `won`. */
export const LeadState = z.enum(['new', 'answered', 'quoted', 'won', 'done', 'lost', 'spam'])
export type LeadState = z.infer<typeof LeadState>

/** Allowed transitions. Each can be undone; `done` is reached from `won` alone. */
export const nextStates: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['answered', 'quoted', 'won', 'lost', 'spam'],
  answered: ['new', 'quoted', 'won', 'lost', 'spam'],
  quoted: ['new', 'answered', 'won', 'lost', 'spam'],
  won: ['new', 'answered', 'quoted', 'done', 'lost', 'spam'],
  done: ['won'],
  lost: ['new', 'answered', 'quoted', 'won', 'spam'],
  spam: ['new', 'answered', 'quoted', 'won', 'lost'],
}

/** Longest note, in characters. */
export const noteMaxLength = 500

/** Path parameters of the link: the lead, and the HMAC signature. */
export const EnquiryLink = z.object({ leadId: z.string(), signature: z.string() })
export type EnquiryLink = z.infer<typeof EnquiryLink>

/** Body of the page's form. Without `state` it adds a note. */
export const EnquiryMark = z.object({ state: z.optional(LeadState), note: z._default(z.string(), '') })
export type EnquiryMark = z.infer<typeof EnquiryMark>
