import * as z from 'zod/mini'
import { type mailEventKinds, StoredLead } from './lead.ts'

/** Kinds of SES event. */
export type MailEventKind = (typeof mailEventKinds)[number]

/**
 * Entry of the sparse index `due`. A broken record counts as the oldest, so
 * that it raises the alarm [L7].
 */
export const DueLead = z.object({
  leadId: z.string(),
  dueAt: z.number(),
  attempts: z.catch(z.int(), 0),
  receivedAt: z.catch(z.iso.datetime(), new Date(0).toISOString()),
  mailedAt: z.catch(z.optional(z.string()), undefined),
  canary: z.catch(z.boolean(), false),
})
export type DueLead = z.infer<typeof DueLead>

/** A returned mail. */
export interface ReturnedMail {
  messageId: string
  /** ISO time. */
  at: string
  /** Epoch milliseconds. */
  now: number
}

/** A record of the table. */
export interface LeadRecord {
  leadId: string
  /** Undefined when the record is malformed. */
  lead: StoredLead | undefined
  /** The whole record as JSON. */
  text: string
}

export type Item = Record<string, unknown>

/**
 * Back-off after a returned mail: a mailbox that refuses mail does so for hours, and SES pauses accounts with many
 * bounces. The last pause repeats, because redelivery never gives up.
 */
const returnBackOffMinutes = [15, 60, 240, 1440] as const

/** Queue and due time (epoch milliseconds) of a lead whose mail was returned. A held lead is held again. */
export function dueAgain({ heldFor, mailReturns }: Item, now: number): Queued {
  const minutes = returnBackOffMinutes[Number(mailReturns ?? 0)] ?? returnBackOffMinutes[3]
  return { dueQueue: heldFor === undefined ? 'due' : 'held', dueAt: now + minutes * 60_000 }
}

export interface Queued {
  dueQueue: 'due' | 'held'
  dueAt: number
}

/** Key prefixes of other records in the table: the leads of a mail, and where a job's run stopped. */
export const batchPrefix = 'batch-'
export const runPrefix = 'run-'

/** A record of the table that is not a lead. */
export function isAside({ leadId }: Item): boolean {
  return [batchPrefix, runPrefix].some((prefix) => String(leadId).startsWith(prefix))
}

/** Condition of every change to a lead: an erased one stays erased [G3]. */
export const stillKept = 'attribute_exists(leadId) AND attribute_not_exists(erasedAt)'

/** True for a missing record, and for a tombstone. */
export function isErased(item: Item | undefined): item is undefined {
  return item?.erasedAt !== undefined || item === undefined
}

export function recordOf(item: Item): LeadRecord {
  return { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data, text: JSON.stringify(item) }
}
