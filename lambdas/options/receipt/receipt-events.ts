import * as z from 'zod/mini'
import type { LeadList } from '../../leads/lead-list.ts'
import { log } from '../../runtime/log.ts'
import type { ReceiptCounter } from './receipt-counter.ts'

/** Name of the message tag under which SES's events about a receipt carry the lead's id. */
export const receiptTag = 'receiptFor'

/** What we read of an event: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const ReceiptEvent = z.object({
  mail: z.object({ timestamp: z.string(), tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
  delivery: z.optional(z.object({ timestamp: z.string() })),
  bounce: z.optional(z.object({ timestamp: z.string(), bounceType: z.optional(z.string()) })),
  complaint: z.optional(z.object({ timestamp: z.string() })),
})

export interface ReceiptEventDeps {
  list: Pick<LeadList, 'noteOnce'>
  counter: Pick<ReceiptCounter, 'countReturn' | 'lands'>
  now: () => number
}

/**
 * Notes what became of a receipt, and one that came back: the customer's address does not work, or they did not want it. A full mailbox says
 * nothing about either.
 */
export async function recordReceiptEvent(message: string, { list, counter, now }: ReceiptEventDeps): Promise<void> {
  // SES publishes this once, when the event destination is created.
  if (message.startsWith('Successfully validated SNS topic')) return
  const { mail, delivery, bounce, complaint } = ReceiptEvent.parse(JSON.parse(message))
  const [leadId] = mail.tags[receiptTag] ?? []
  const landed = delivery ?? bounce
  if (leadId && landed && (await list.noteOnce(leadId, 'receiptConfirmedAt', landed.timestamp))) {
    await counter.lands(Date.parse(mail.timestamp))
  }
  const returned = bounce?.bounceType === 'Permanent' ? bounce : complaint
  if (!leadId || !returned || !(await list.noteOnce(leadId, 'receiptReturnedAt', returned.timestamp))) return
  await counter.countReturn(now())
  log.info('mail event', { leadId, outcome: 'receipt returned' })
}
