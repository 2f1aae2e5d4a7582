import * as z from 'zod/mini'
import { Lead } from './lead.ts'

/**
 * What send-lead-email puts into the queue and deliver-lead takes out of it: always the whole enquiry. A deployment may fall
 * between the two, so that the reader knows this version and the one before.
 */
export const LeadMessage = z.object({
  version: z.literal(1),
  lead: Lead,
})
export type LeadMessage = z.infer<typeof LeadMessage>

/** Escaped to ASCII, because SQS refuses or replaces some characters, U+FFFF among them. */
export function writeLeadMessage(lead: Lead): string {
  const message: LeadMessage = { version: 1, lead }
  return JSON.stringify(message).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** @throws Error for any other version, so that the message stays in the queue. */
export function readLeadMessage(body: string): Lead {
  // When the version changes, the schema of the one before stands here in a union, and is converted into this one.
  return LeadMessage.parse(JSON.parse(body)).lead
}
