import { isEmergency } from '../../contract/quote-rules.ts'
import { isSuspect, type StoredLead } from '../../leads/lead.ts'
import type { LeadList } from '../../leads/lead-list.ts'
import { recentLeads } from '../../leads/recent-leads.ts'
import type { Counter } from '../../runtime/counter.ts'
import { log } from '../../runtime/log.ts'
import { withinTime } from '../../runtime/within-time.ts'
import type { SendText } from './send-text.ts'
import { textMessage } from './text-message.ts'

/** Limits on text messages, each of which costs money and interrupts the owner [L16]. */
export const textMessageLimits = {
  /** Texts a day for emergencies of one network address. */
  perConnection: 5,
  /** Texts a day in all. */
  perDay: 10,
} as const

export interface TextMessageDeps {
  list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt' | 'noteOnce'>
  counter: Counter
  sendText: SendText
  now: () => number
}

/** Days to look back. By then the owner has read the mail. */
const lookBack = 3 / 24

/** Milliseconds for one run; the function's timeout is a minute. */
const runFor = 45_000

/** Milliseconds for one message. */
const textBound = 5000

/**
 * Texts the owner once about each emergency whose mail has been sent. Writes nothing that delivery depends on.
 * @throws Error when an emergency got no message, so that the alarm on function errors rings.
 */
export async function sendTextMessages(deps: TextMessageDeps): Promise<void> {
  let failed = 0
  for await (const lead of recentLeads(deps, { job: 'texts', days: lookBack, runFor })) {
    if (!isDue(lead)) continue
    try {
      const outcome = await send(lead, deps)
      log.info('text message', { leadId: lead.leadId, outcome })
      if (outcome === 'held back') failed += 1
    } catch (error) {
      failed += 1
      log.error('text message failed', { leadId: lead.leadId, error })
    }
  }
  if (failed > 0) throw new Error(`${failed} text messages failed`)
}

function isDue(lead: StoredLead): boolean {
  const { canary, fromAddressToday, mailedAt, textedAt, answeredAt } = lead
  if (!isEmergency(lead) || canary || isSuspect(lead) || fromAddressToday > textMessageLimits.perConnection)
    return false
  return mailedAt !== undefined && textedAt === undefined && answeredAt === undefined
}

/** Claims the text before sending and never releases it: the mail has the enquiry too. A failed count sends nothing. */
async function send(lead: StoredLead, deps: TextMessageDeps): Promise<'sent' | 'held back' | 'sent before'> {
  const now = deps.now()
  if (!(await deps.list.noteOnce(lead.leadId, 'textedAt', now))) return 'sent before'
  const { perDay } = textMessageLimits
  const today = await deps.counter.add({ name: 'text messages', span: 'day', by: 1, now })
  if (today > perDay) return 'held back'
  await withinTime(textBound, (signal) => deps.sendText(textMessage(lead, { isLast: today === perDay }), signal))
  return 'sent'
}
