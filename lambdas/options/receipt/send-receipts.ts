import { isSuspect, type StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import { recentLeads } from '../../leads/recent-leads.ts'
import { log } from '../../runtime/log.ts'
import type { ReceiptCounter } from './receipt-counter.ts'
import { buildReceipt, type ReceiptSettings } from './receipt-email.ts'
import { receiptLimits } from './receipt-limits.ts'
import type { ReceiptMailer } from './receipt-mailer.ts'

export interface ReceiptDeps extends ReceiptSettings {
  list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt' | 'noteOnce'>
  counter: Pick<ReceiptCounter, 'isPaused' | 'startDelivery' | 'endDelivery' | 'countForToday'>
  mailer: ReceiptMailer
  now: () => number
}

/** Days to look back. A receipt that arrives much later would only confuse. */
const lookBack = 3 / 24

/** Milliseconds for one run; the function's timeout is two minutes. */
const runFor = 90_000

/**
 * Mails each customer one receipt, once the owner's mail has been sent. Writes nothing that
 * delivery depends on.
 */
export async function sendReceipts(deps: ReceiptDeps): Promise<void> {
  for await (const lead of recentLeads(deps, { job: 'receipts', days: lookBack, runFor })) {
    const address = addressFor(lead)
    if (address === undefined) continue
    try {
      // Checked before each receipt, because bounces are counted during the run [O5].
      const wait = await reasonToWait(deps)
      if (wait) return log.warn('receipts', { outcome: wait })
      const outcome = await sendReceipt(lead, address, deps)
      if (outcome !== 'sent') await deps.counter.endDelivery(deps.now())
      log.info('receipt', { leadId: lead.leadId, outcome })
    } catch (error) {
      log.error('receipt failed', { leadId: lead.leadId, error })
    }
  }
}

async function reasonToWait({ counter, now }: ReceiptDeps): Promise<string | undefined> {
  if (await counter.isPaused(now())) return 'paused: too many came back'
  return (await counter.startDelivery(now())) ? undefined : 'waiting to hear of those on their way'
}

/** The address for a lead's receipt. Undefined when it gets none, or has had it. */
function addressFor(lead: StoredLead): string | undefined {
  const { canary, fromAddressToday, mailedAt, receiptAt, answeredAt, replyTo } = lead
  // A lead that could not be counted may be part of a flood, and gets no receipt.
  const isFew = fromAddressToday > 0 && fromAddressToday <= receiptLimits.perConnection
  if (canary || isSuspect(lead) || !isFew) return undefined
  if (mailedAt === undefined || receiptAt !== undefined || answeredAt !== undefined) return undefined
  return replyTo
}

/** Claims the receipt before sending and never releases it: a missing receipt is better than two. */
async function sendReceipt(
  lead: StoredLead,
  address: string,
  deps: ReceiptDeps,
): Promise<'sent' | 'held back' | 'sent before'> {
  const { list, counter, mailer, now } = deps
  if (!(await list.noteOnce(lead.leadId, 'receiptAt', now()))) return 'sent before'
  if (!(await counter.countForToday(address, now()))) return 'held back'
  await mailer.send(buildReceipt(lead, deps), address, lead)
  return 'sent'
}
