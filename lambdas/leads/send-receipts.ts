import type { WorkingCalendar } from '../contract/working-hours.ts'
import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import { isSuspect, type StoredLead } from './lead.ts'
import type { LeadList } from './lead-list.ts'
import type { ReceiptCounter } from './receipt-counter.ts'
import { buildReceipt, type ReceiptBusiness } from './receipt-email.ts'
import type { ReceiptMailer } from './receipt-mailer.ts'
import { mailBound, recentLeads } from './send-morning-mail.ts'

export interface ReceiptDeps {
  list: Pick<LeadList, 'since' | 'claimReceipt'>
  counter: Pick<ReceiptCounter, 'isPaused' | 'mayGo'>
  mailer: ReceiptMailer
  business: ReceiptBusiness
  siteUrl: string
  calendar: WorkingCalendar
  now: () => number
}

/** Days that are looked back: a receipt that comes hours later would only puzzle. */
const lookBack = 3 / 24

/**
 * Mails each customer, once, that their enquiry has reached the owner. Begins when the owner's mail has left, and
 * touches nothing that delivers a lead.
 */
export async function sendReceipts(deps: ReceiptDeps): Promise<void> {
  if (await deps.counter.isPaused(deps.now())) {
    log.warn('receipts', { outcome: 'paused: too many came back' })
    return
  }
  for (const lead of await recentLeads(deps, lookBack)) {
    const address = addressFor(lead)
    if (address === undefined) continue
    try {
      log.info('receipt', { leadId: lead.leadId, outcome: await sendReceipt(lead, address, deps) })
    } catch (error) {
      log.error('receipt failed', { leadId: lead.leadId, error })
    }
  }
}

/** Where the receipt of a lead goes, when it gets one and has not had it. */
function addressFor(lead: StoredLead): string | undefined {
  const { canary, mayHaveReceipt, mailedAt, receiptAt, ownerState = 'new', replyTo } = lead
  if (canary || isSuspect(lead) || !mayHaveReceipt) return undefined
  if (mailedAt === undefined || receiptAt !== undefined || ownerState !== 'new') return undefined
  return replyTo
}

/** Claimed first and never given back: no receipt is a pity, two are spam. */
async function sendReceipt(
  lead: StoredLead,
  address: string,
  deps: ReceiptDeps,
): Promise<'sent' | 'held back' | 'sent before'> {
  const { list, counter, mailer, now } = deps
  if (!(await list.claimReceipt(lead.leadId, now()))) return 'sent before'
  if (!(await counter.mayGo(address, now()))) return 'held back'
  await withinTime(mailBound, (signal) => mailer.send(buildReceipt(lead, deps), address, lead, signal))
  return 'sent'
}
