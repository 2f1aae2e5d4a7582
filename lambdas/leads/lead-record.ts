import * as z from 'zod/mini'
import { type mailEventKinds, StoredLead } from './lead.ts'

/** What became of the mail, as SES reports it. */
export type MailEventKind = (typeof mailEventKinds)[number]

/**
 * What the index `due` says about a lead with something left to do. A broken record counts as the oldest of all, so
 * that it raises the alarm [L7].
 */
export const DueLead = z.object({
  leadId: z.string(),
  dueAt: z.number(),
  attempts: z.catch(z.int(), 0),
  receivedAt: z.catch(z.iso.datetime(), new Date(0).toISOString()),
  mailedAt: z.catch(z.optional(z.string()), undefined),
  canary: z.catch(z.boolean(), false),
  inDigest: z.catch(z.boolean(), false),
})
export type DueLead = z.infer<typeof DueLead>

/** A mail that was not delivered. */
export interface ReturnedMail {
  messageId: string
  /** ISO time. */
  at: string
  /** Epoch milliseconds. */
  now: number
}

/** What the table says a lead has left to do, whatever its attributes hold. */
export interface LeftToDo {
  leadId: string
  dueQueue?: unknown
  dueAt?: unknown
  mailedAt?: unknown
  photosPending?: unknown
}

/** A record of the table. */
export interface LeadRecord {
  leadId: string
  /** Undefined when the record is broken. */
  lead: StoredLead | undefined
  /** All that it holds, as JSON. */
  text: string
}

export type Item = Record<string, unknown>

/**
 * A mailbox that refuses mail does so for hours, and SES closes an account that keeps knocking: the last pause
 * repeats, as there is no last attempt.
 */
const returnBackOffMinutes = [15, 60, 240, 1440] as const

/** Epoch milliseconds from which a lead is mailed again whose mail has come back, this many times before. */
export function dueAfterReturn(returns: number, now: number): number {
  return now + (returnBackOffMinutes[returns] ?? returnBackOffMinutes[3]) * 60_000
}

/** Gone, or no more than the mark of an erasure. */
export function isErased(item: Item | undefined): item is undefined {
  return item?.erasedAt !== undefined || item === undefined
}

export function recordOf(item: Item): LeadRecord {
  return { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data, text: JSON.stringify(item) }
}
