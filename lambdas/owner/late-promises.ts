import { isEmergency } from '../contract/quote-rules.ts'
import { oldestPromised } from '../contract/reply-promise.ts'
import { openUntil, workingHoursBefore } from '../contract/working-hours.ts'
import { isSuspect, type StoredLead } from '../leads/lead.ts'
import { promiseOf } from '../leads/promise.ts'
import { mailBound, recentLeads } from '../leads/recent-leads.ts'
import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { ReminderDeps } from './morning-mail.ts'
import { buildPromiseEmail } from './promise-email.ts'

/** Working hours before the promised time at which the owner is reminded. */
const reminderHours = 4

const hour = 60 * 60_000

/** Milliseconds for one run, which has five minutes. */
const runFor = 240_000

/**
 * Reminds the owner, once, of each enquiry whose promised time is near and that is not marked as answered. A promise
 * that has passed is left to the morning mail. Touches nothing that delivers a lead.
 */
export async function remindOfPromises(deps: ReminderDeps): Promise<void> {
  const now = deps.now()
  const days = (now - oldestPromised(deps.calendar, now)) / (24 * hour)
  for await (const lead of recentLeads(deps, { job: 'promiseMail', days, runFor })) {
    if (!isNear(lead, deps)) continue
    try {
      await remind(lead, deps)
    } catch (error) {
      log.error('reminder failed', { leadId: lead.leadId, error })
    }
  }
}

function isNear(lead: StoredLead, { calendar, now }: ReminderDeps): boolean {
  const { canary, remindedAt, ownerState = 'new' } = lead
  if (canary || isSuspect(lead) || remindedAt || ownerState !== 'new') return false
  const received = Date.parse(lead.receivedAt)
  const promised = promiseOf(lead, calendar)
  if (isEmergency(lead)) return received + hour / 2 <= now() && now() < promised
  const from = workingHoursBefore(calendar, promised, reminderHours)
  if (from > received) return from <= now() && now() < promised
  // Less than that lay between, a Sunday perhaps: the mail of the enquiry itself is enough until the business is open.
  return openUntil(calendar, now()) !== undefined && received + hour <= now() && now() < promised
}

/** Claimed first, so that two runs send one mail; given back when the mail was not taken. */
async function remind(lead: StoredLead, deps: ReminderDeps): Promise<void> {
  const { list, mailer, now } = deps
  if (!(await list.noteOnce(lead.leadId, 'remindedAt', now()))) return
  try {
    await withinTime(mailBound, (signal) => mailer.send(buildPromiseEmail(lead, deps), signal))
    log.info('reminded', { leadId: lead.leadId })
  } catch (error) {
    await list.returnReminder(lead.leadId)
    throw error
  }
}
