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

/** Where and from when (epoch milliseconds) a lead waits whose mail has come back. One that was held is held again. */
export function dueAgain({ heldFor, mailReturns }: Item, now: number): Queued {
  const minutes = returnBackOffMinutes[Number(mailReturns ?? 0)] ?? returnBackOffMinutes[3]
  return { dueQueue: heldFor === undefined ? 'due' : 'held', dueAt: now + minutes * 60_000 }
}

export interface Queued {
  dueQueue: 'due' | 'held'
  dueAt: number
}

/** Begin the keys of the records beside the leads: of what a mail carried, and of where a job's run stopped. */
export const carrierPrefix = 'carrier-'
export const runPrefix = 'run-'

/** A record beside the leads. */
export function isAside({ leadId }: Item): boolean {
  return [carrierPrefix, runPrefix, 'desk-'].some((prefix) => String(leadId).startsWith(prefix))
}

/** Condition of every change to a lead: an erased one stays erased [G3]. */
export const stillKept = 'attribute_exists(leadId) AND attribute_not_exists(erasedAt)'

/** Gone, or no more than the mark of an erasure. */
export function isErased(item: Item | undefined): item is undefined {
  return item?.erasedAt !== undefined || item === undefined
}

export function recordOf(item: Item): LeadRecord {
  return { leadId: String(item.leadId), lead: StoredLead.safeParse(item).data, text: JSON.stringify(item) }
}
