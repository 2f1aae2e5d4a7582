import type { WorkingCalendar } from '../../contract/working-hours.ts'
import { type ClosureStore, calendarNow } from '../../leads/closure-store.ts'
import { isSuspect, type StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import { mailBound, recentLeads } from '../../leads/recent-leads.ts'
import { log } from '../../runtime/log.ts'
import { withinTime } from '../../runtime/within-time.ts'
import type { ReceiptCounter } from './receipt-counter.ts'
import { buildReceipt, type ReceiptBusiness } from './receipt-email.ts'
import { receiptLimits } from './receipt-limits.ts'
import type { ReceiptMailer } from './receipt-mailer.ts'

export interface ReceiptDeps {
  list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt' | 'noteOnce'>
  counter: Pick<ReceiptCounter, 'isPaused' | 'takesOff' | 'lands' | 'mayGo'>
  mailer: ReceiptMailer
  business: ReceiptBusiness
  siteUrl: string
  calendar: WorkingCalendar
  /** Where there is a desk: the days that the owner has declared closed. */
  closures?: Pick<ClosureStore, 'list'> | undefined
  now: () => number
}

/** Days that are looked back: a receipt that comes hours later would only puzzle. */
const lookBack = 3 / 24

/** Milliseconds for one run, which has two minutes. */
const runFor = 90_000

/**
 * Mails each customer, once, that their enquiry has reached the owner. Begins when the owner's mail has left, and
 * touches nothing that delivers a lead.
 */
export async function sendReceipts(deps: ReceiptDeps): Promise<void> {
  const calendar = await calendarNow(deps.calendar, deps.closures)
  for await (const lead of recentLeads(deps, { job: 'receipts', days: lookBack, runFor })) {
    const address = addressFor(lead)
    if (address === undefined) continue
    try {
      // Before each: what comes back is counted while a run lasts [O5].
      const wait = await reasonToWait(deps)
      if (wait) return log.warn('receipts', { outcome: wait })
      const outcome = await sendReceipt(lead, address, { ...deps, calendar })
      if (outcome !== 'sent') await deps.counter.lands(deps.now())
      log.info('receipt', { leadId: lead.leadId, outcome })
    } catch (error) {
      log.error('receipt failed', { leadId: lead.leadId, error })
    }
  }
}

async function reasonToWait({ counter, now }: ReceiptDeps): Promise<string | undefined> {
  if (await counter.isPaused(now())) return 'paused: too many came back'
  return (await counter.takesOff(now())) ? undefined : 'waiting to hear of those on their way'
}

/** Where the receipt of a lead goes, when it gets one and has not had it. */
function addressFor(lead: StoredLead): string | undefined {
  const { canary, fromAddressToday, mailedAt, receiptAt, ownerState = 'new', replyTo } = lead
  // What could not be counted gets none: it might be a flood.
  const isFew = fromAddressToday > 0 && fromAddressToday <= receiptLimits.perConnection
  if (canary || isSuspect(lead) || !isFew) return undefined
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
  if (!(await list.noteOnce(lead.leadId, 'receiptAt', now()))) return 'sent before'
  if (!(await counter.mayGo(address, now()))) return 'held back'
  await withinTime(mailBound, (signal) => mailer.send(buildReceipt(lead, deps), address, lead, signal))
  return 'sent'
}
