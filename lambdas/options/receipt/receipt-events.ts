import type { LeadList } from '../../leads/lead-list.ts'
import { readMailEvent } from '../../leads/mail-event.ts'
import { log } from '../../runtime/log.ts'
import type { ReceiptCounter } from './receipt-counter.ts'

/** The SES message tag that carries the lead's id in events about a receipt. */
export const receiptTag = 'receiptFor'

export interface ReceiptEventDeps {
  list: Pick<LeadList, 'noteOnce'>
  counter: Pick<ReceiptCounter, 'countReturn' | 'endDelivery'>
  now: () => number
}

/**
 * Records delivery of a receipt, and a return: a permanent bounce or a complaint. A transient bounce, as of a full mailbox,
 * is ignored.
 */
export async function recordReceiptEvent(message: string, { list, counter, now }: ReceiptEventDeps): Promise<void> {
  const event = readMailEvent(message)
  if (!event) return
  const { mail, delivery, bounce, complaint } = event
  const [leadId] = mail.tags[receiptTag] ?? []
  const landed = delivery ?? bounce
  if (leadId && landed && (await list.noteOnce(leadId, 'receiptConfirmedAt', landed.timestamp))) {
    await counter.endDelivery(Date.parse(mail.timestamp))
  }
  const returned = bounce?.bounceType === 'Permanent' ? bounce : complaint
  if (!leadId || !returned || !(await list.noteOnce(leadId, 'receiptReturnedAt', returned.timestamp))) return
  await counter.countReturn(now())
  log.info('mail event', { leadId, outcome: 'receipt returned' })
}
