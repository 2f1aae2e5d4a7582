/** Requests and answers of the owner's desk, option `ownerDesk`. */
import * as z from 'zod/mini'
import { EnquiryMark, type LeadState } from './enquiry-page.ts'
import { eachQuoteField } from './quote-rules.ts'

/** The views of the list. `spam` includes unread possible spam. */
export const deskViews = ['new', 'answered', 'quoted', 'won', 'lost', 'done', 'spam'] as const satisfies LeadState[]
export type DeskView = (typeof deskViews)[number]

/** Query of the list. Invalid parameters are ignored. */
export const DeskQuery = z.object({
  show: z.catch(z.enum(deskViews), 'new'),
  /** Search text, for all views. */
  q: z.catch(z.string(), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1)), 1),
})
export type DeskQuery = z.infer<typeof DeskQuery>

export const DeskLink = z.object({ token: z.string() })
export const DeskEnquiry = z.object({ leadId: z.string() })

/** A visit to a customer, in the form's formats: `2026-11-27`, `09:00`. */
export const Visit = z.object({ on: z.string(), at: z.string() })

/** Changes to an enquiry. Without `state` the state stays. */
export const DeskMark = z.extend(EnquiryMark, {
  /** Amount in pounds, as typed. */
  amount: z._default(z.string(), ''),
  /** Calendar date on which to follow up the quote. */
  chaseOn: z._default(z.string(), ''),
})
export type DeskMark = z.infer<typeof DeskMark>

/** An enquiry taken by phone. */
export const PhoneEnquiry = z.object({
  /** Idempotency key, made with the form. */
  key: z.string(),
  state: z.enum(['new', 'answered']),
  ...eachQuoteField(() => z._default(z.string(), '')),
})
export type PhoneEnquiry = z.infer<typeof PhoneEnquiry>

/** Closes from today to the end of this date; empty reopens. */
export const Closing = z.object({ to: z._default(z.string(), '') })

/** Closed days that the owner has declared at the desk. */
export const Closures = z.object({
  closedDays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), sentence: z.string() })),
})
