import * as z from 'zod/mini'
import { ReasonError } from '../runtime/reason.ts'
import { Enquiry } from './enquiry.ts'

/**
 * What send-lead-email puts into the queue and deliver-enquiry takes out of it: always the whole enquiry. A deployment
 * may fall between the two, so that after a change of version the reader has to know both.
 */
export const EnquiryMessage = z.object({
  version: z.literal(1),
  enquiry: Enquiry,
  /** Keyed hash of the network it was sent from, for the network's daily limit. Never stored. */
  network: z.optional(z.string()),
  /** Present when an operator has the enquiry mailed: one mail for each of these ids, whatever became of it before. */
  resendId: z.optional(z.string()),
})
export type EnquiryMessage = z.infer<typeof EnquiryMessage>

/** Escaped to ASCII, because SQS refuses or replaces some characters, such as U+FFFF. The largest is below 200 KB. */
export function writeEnquiryMessage(message: Omit<EnquiryMessage, 'version'>): string {
  const text = JSON.stringify({ version: 1, ...message } satisfies EnquiryMessage)
  return text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** @throws ReasonError for any other version, so that the message stays in the queue. */
export function readEnquiryMessage(body: string): EnquiryMessage {
  try {
    // When the version changes, the schema of the one before stands here in a union, and is converted into this one.
    return EnquiryMessage.parse(JSON.parse(body))
  } catch {
    throw new ReasonError('unreadable message')
  }
}
