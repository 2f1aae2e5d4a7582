/** The page behind the link in the owner's mail, on which they say what became of an enquiry. */
import * as z from 'zod/mini'

/** What became of an enquiry, as the owner says. One without is `new`; one that is `done` was won before. */
export const LeadState = z.enum(['new', 'answered', 'quoted', 'won', 'done', 'lost', 'spam'])
export type LeadState = z.infer<typeof LeadState>

/** What an enquiry of each state may become. Every step can be taken back; a job is done only after it was won. */
export const nextStates: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['answered', 'quoted', 'won', 'lost', 'spam'],
  answered: ['new', 'quoted', 'won', 'lost', 'spam'],
  quoted: ['new', 'answered', 'won', 'lost', 'spam'],
  won: ['new', 'answered', 'quoted', 'done', 'lost', 'spam'],
  done: ['won'],
  lost: ['new', 'answered', 'quoted', 'won', 'spam'],
  spam: ['new', 'answered', 'quoted', 'won', 'lost'],
}

/** Characters kept of a note. */
export const noteMaxLength = 500

/** The link's path: the lead, and the signature that makes it ours. */
export const EnquiryLink = z.object({ leadId: z.string(), signature: z.string() })
export type EnquiryLink = z.infer<typeof EnquiryLink>

/** What the page's form posts. Without a state it is a note. */
export const EnquiryMark = z.object({ state: z.optional(LeadState), note: z._default(z.string(), '') })
export type EnquiryMark = z.infer<typeof EnquiryMark>
