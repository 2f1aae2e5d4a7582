import { metrics } from '../contract/operations.ts'
import { isEmergency } from '../contract/quote-rules.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { beginningOf } from './beginning-of.ts'
import type { StoredLead } from './lead.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadList } from './lead-list.ts'
import { buildMorningEmail, type Unanswered } from './morning-email.ts'
import type { OwnerMailer } from './owner-mailer.ts'

interface MorningMailDeps extends EmailSettings {
  list: Pick<LeadList, 'since'>
  mailer: OwnerMailer
  now: () => number
}

/** Enquiries that the mail shows. Mail programs cut what is longer than 100 KB. */
const mostShown = 40

/** Milliseconds for reading; the function's timeout is five minutes. */
const readFor = 180_000

/** Mails the owner what is not answered, if anything. An alarm rings when no run reaches its end. */
export async function sendMorningMail(deps: MorningMailDeps): Promise<void> {
  const unanswered = await readUnanswered(deps)
  if (unanswered.count > 0) await deps.mailer.send(buildMorningEmail(unanswered, deps, deps.now()))
  countMetric(metrics.names.morningMailRun)
  log.info('morning mail', { outcome: unanswered.count > 0 ? 'sent' : 'nothing to say' })
}

/** Keeps of a flood, which does not fit into memory, no more than the mail shows. */
async function readUnanswered({ list, now }: MorningMailDeps): Promise<Unanswered> {
  const until = now() + readFor
  const shown: StoredLead[] = []
  const unanswered: Unanswered = { shown, count: 0, possibleSpam: 0, isCut: false }
  const cut = () => void shown.sort(mostUrgentFirst).splice(mostShown)
  for await (const { leadId, lead } of list.since(0, { newestFirst: true })) {
    if (!lead) log.error('unreadable lead', { leadId })
    if (lead && lead.answeredAt === undefined) {
      unanswered.count += 1
      if (lead.possibleSpam) unanswered.possibleSpam += 1
      shown.push({ ...lead, jobDescription: beginningOf(lead.jobDescription, 300) })
      // Sorted now and then, not each time.
      if (shown.length > 10 * mostShown) cut()
    }
    if (now() >= until) {
      unanswered.isCut = true
      break
    }
  }
  cut()
  return unanswered
}

function mostUrgentFirst(a: StoredLead, b: StoredLead): number {
  const rank = (lead: StoredLead) => (isEmergency(lead) ? 0 : 2) + (lead.possibleSpam ? 1 : 0)
  return rank(a) - rank(b) || Date.parse(a.receivedAt) - Date.parse(b.receivedAt)
}
