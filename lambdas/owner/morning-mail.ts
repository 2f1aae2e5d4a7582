import { oldestPromised } from '../contract/reply-promise.ts'
import { type CalendarSources, calendarNow } from '../leads/closure-store.ts'
import type { StoredLead } from '../leads/lead.ts'
import type { EmailSettings } from '../leads/lead-facts.ts'
import type { LeadList } from '../leads/lead-list.ts'
import { mailBound, type OwnerMailer } from '../leads/owner-mailer.ts'
import { beginningOf, recentLeads } from '../leads/recent-leads.ts'
import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import { buildMorningEmail, type MorningEmailSettings } from './morning-email.ts'
import { morningReader } from './morning-facts.ts'

export interface ReminderDeps extends EmailSettings, CalendarSources {
  list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt' | 'noteOnce'>
  mailer: OwnerMailer
  now: () => number
}

export interface MorningDeps extends ReminderDeps, MorningEmailSettings {
  /** A sentence for each address that gets no alarms. A copy of the site has none. */
  unconfirmedSubscriptions?: () => Promise<string[]>
}

/** Milliseconds after its promised time from which an enquiry is none any more. */
const lateFor = 60 * 24 * 60 * 60_000

/** Milliseconds for reading, of the five minutes that a run has. */
const runFor = 180_000

/** Mails the owner what waits, when there is something to say. */
export async function sendMorningMail(deps: MorningDeps): Promise<void> {
  const now = deps.now()
  const calendar = await calendarNow(deps)
  const days = (now - oldestPromised(calendar, now - lateFor)) / (24 * 60 * 60_000)
  const reader = morningReader({ calendar, hasDesk: deps.hasDesk, now })
  const reading = { days, runFor, onUnreadable: reader.addUnreadable, onStop: reader.stop }
  for await (const lead of recentLeads(deps, reading)) reader.add(listed(lead))
  const facts = reader.finish(await listUnconfirmed(deps))
  if (facts) {
    const email = buildMorningEmail(facts, { ...deps, calendar }, now)
    await deps.mailer.send(email)
  }
  log.info('morning mail', { outcome: facts ? 'sent' : 'nothing to say' })
}

/** What the mail says of one, and no more: a flood of whole ones is larger than the memory. */
function listed(lead: StoredLead): StoredLead {
  return { ...lead, jobDescription: beginningOf(lead.jobDescription, 300) }
}

/** The mail about enquiries does not wait for the alarms. */
async function listUnconfirmed({ unconfirmedSubscriptions }: MorningDeps): Promise<string[]> {
  try {
    return unconfirmedSubscriptions ? await withinTime(mailBound, unconfirmedSubscriptions) : []
  } catch (error) {
    log.error('step failed', { step: 'alarms', error })
    return []
  }
}
