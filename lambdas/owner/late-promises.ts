import { isEmergency } from '../contract/quote-rules.ts'
import { oldestPromised } from '../contract/reply-promise.ts'
import { openUntil, type WorkingCalendar, workingHoursBefore } from '../contract/working-hours.ts'
import { calendarNow } from '../leads/closure-store.ts'
import { isSuspect, type StoredLead } from '../leads/lead.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import { promiseOf } from '../leads/promise.ts'
import { beginningOf, recentLeads } from '../leads/recent-leads.ts'
import { log } from '../runtime/log.ts'
import type { ReminderDeps } from './morning-mail.ts'
import { buildPromiseEmail } from './promise-email.ts'
import { byUrgency } from './urgency.ts'
import type { Waiting } from './waiting-list.ts'

/** Working hours before a promised time at which the owner is reminded. */
const reminderHours = 4

const hour = 60 * 60_000

/** Milliseconds for reading; the function's timeout is five minutes. */
const runFor = 180_000

/** Milliseconds that a run's claim lasts: longer than a run, shorter than the interval between two. */
const lease = 10 * 60_000

/** Enquiries per mail; the rest follow with the next run. */
const mostInOne = 30

interface PromiseDeps extends ReminderDeps {
  store: Pick<LeadStore, 'takeLease'>
}

/**
 * Reminds the owner, once and in one mail, of the enquiries whose promised time is near and that are not marked as
 * answered. A promise that has passed is left to the morning mail. Touches nothing that delivers a lead. They are noted after
 * the mail: a run that ends between the two sends one mail twice, and the other way round one would never be sent.
 */
export async function remindOfPromises(deps: PromiseDeps): Promise<void> {
  const { list, store, mailer, now } = deps
  if (!(await store.takeLease('promiseMail', now(), now() + lease))) return
  const calendar = await calendarNow(deps)
  const days = (now() - oldestPromised(calendar, now())) / (24 * hour)
  const due: Waiting[] = []
  for await (const lead of recentLeads(deps, { job: 'promiseMail', days, runFor })) {
    if (due.length === mostInOne || !isNear(lead, calendar, now())) continue
    const shown = { ...lead, jobDescription: beginningOf(lead.jobDescription, 2000) }
    due.push({ lead: shown, promised: promiseOf(lead, calendar) })
  }
  if (due.length === 0) return
  due.sort((a, b) => byUrgency(now())({ ...a.lead, ...a }, { ...b.lead, ...b }))
  await mailer.send(buildPromiseEmail(due, { ...deps, calendar }, now()))
  for (const { lead } of due) {
    await list.noteOnce(lead.leadId, 'remindedAt', now())
    log.info('reminded', { leadId: lead.leadId })
  }
}

function isNear(lead: StoredLead, calendar: WorkingCalendar, now: number): boolean {
  const { canary, remindedAt, ownerState = 'new' } = lead
  if (canary || isSuspect(lead) || remindedAt || ownerState !== 'new') return false
  const received = Date.parse(lead.receivedAt)
  const promised = promiseOf(lead, calendar)
  if (isEmergency(lead)) return received + hour / 2 <= now && now < promised
  const from = workingHoursBefore(calendar, promised, reminderHours)
  if (from > received) return from <= now && now < promised
  // Less than that lay between, a Sunday perhaps: the mail of the enquiry itself is enough until the business is open.
  return openUntil(calendar, now) !== undefined && received + hour <= now && now < promised
}
