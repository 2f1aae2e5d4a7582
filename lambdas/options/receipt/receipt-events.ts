import type { LeadList } from '../../leads/lead-list.ts'
import { readMailEvent } from '../../leads/record-mail-events.ts'
import { log } from '../../runtime/log.ts'
import type { ReceiptCounter } from './receipt-counter.ts'

/** Name of the message tag under which SES's events about a receipt carry the lead's id. */
export const receiptTag = 'receiptFor'

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
  const event = readMailEvent(message)
  if (!event) return
  const { mail, delivery, bounce, complaint } = event
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
