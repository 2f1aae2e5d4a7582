/** What the pages of the owner's desk are asked and sent: option `ownerDesk`. */
import * as z from 'zod/mini'
import { LeadState } from './enquiry-page.ts'
import { eachQuoteField } from './quote-rules.ts'

/** The parts of the list. What may be spam and was not looked at is with the spam. */
export const deskViews = ['new', 'answered', 'quoted', 'won', 'lost', 'done', 'spam'] as const satisfies LeadState[]
export type DeskView = (typeof deskViews)[number]

/** What the list shows; what a link got wrong is left out. */
export const DeskQuery = z.object({
  show: z.catch(z.enum(deskViews), 'new'),
  /** Searched for in all parts. */
  q: z.catch(z.string(), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1)), 1),
})
export type DeskQuery = z.infer<typeof DeskQuery>

export const DeskLink = z.object({ token: z.string() })
export const DeskEnquiry = z.object({ leadId: z.string() })

/** A visit to a customer, as a form sends it: `2026-11-27`, `09:00`. */
export const Visit = z.object({ on: z.string(), at: z.string() })

/** What the owner did with an enquiry. Without a state it stays what it is. */
export const DeskMark = z.object({
  state: z.optional(LeadState),
  note: z._default(z.string(), ''),
  /** Pounds, as typed. */
  amount: z._default(z.string(), ''),
  /** Day on which a quote is to be followed up. */
  chaseOn: z._default(z.string(), ''),
})
export type DeskMark = z.infer<typeof DeskMark>

/** An enquiry that came by phone. */
export const PhoneEnquiry = z.object({
  /** Made with the form, so that it is one enquiry however often it is sent. */
  key: z.string(),
  state: z.enum(['new', 'answered']),
  ...eachQuoteField(() => z._default(z.string(), '')),
})
export type PhoneEnquiry = z.infer<typeof PhoneEnquiry>

/** Closes from today to the end of this day; without one, opens again. */
export const Closing = z.object({ to: z._default(z.string(), '') })

/** Days without business that the owner has declared from the desk. */
export const Closures = z.object({
  closedDays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), sentence: z.string() })),
})
