import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { isEmergency } from '../shared/enquiry-rules.ts'
import { metrics } from '../shared/operations.ts'
import { beginningOf } from './beginning-of.ts'
import type { StoredEnquiry } from './enquiry.ts'
import type { EmailSettings } from './enquiry-facts.ts'
import type { EnquiryList } from './enquiry-list.ts'
import { buildMorningEmail, type Unanswered } from './morning-email.ts'
import type { OwnerMailer } from './owner-mailer.ts'

interface MorningMailDeps extends EmailSettings {
  list: Pick<EnquiryList, 'since'>
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
  const shown: StoredEnquiry[] = []
  const unanswered: Unanswered = { shown, count: 0, possibleSpam: 0, isCut: false }
  const cut = () => void shown.sort(mostUrgentFirst).splice(mostShown)
  for await (const { enquiryId, enquiry } of list.since(0, { newestFirst: true })) {
    if (!enquiry) log.error('unreadable enquiry', { enquiryId })
    if (enquiry && enquiry.answeredAt === undefined) {
      unanswered.count += 1
      if (enquiry.possibleSpam) unanswered.possibleSpam += 1
      shown.push({ ...enquiry, jobDescription: beginningOf(enquiry.jobDescription, 300) })
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

function mostUrgentFirst(a: StoredEnquiry, b: StoredEnquiry): number {
  const rank = (enquiry: StoredEnquiry) => (isEmergency(enquiry) ? 0 : 2) + (enquiry.possibleSpam ? 1 : 0)
  return rank(a) - rank(b) || Date.parse(a.receivedAt) - Date.parse(b.receivedAt)
}
