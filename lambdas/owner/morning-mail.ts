import { oldestPromised } from '../contract/reply-promise.ts'
import type { StoredLead } from '../leads/lead.ts'
import type { EmailSettings } from '../leads/lead-facts.ts'
import type { LeadList } from '../leads/lead-list.ts'
import type { LeadStore } from '../leads/lead-store.ts'
import type { OwnerMailer } from '../leads/owner-mailer.ts'
import { beginningOf, mailBound, recentLeads } from '../leads/recent-leads.ts'
import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import { buildMorningEmail } from './morning-email.ts'
import { type MorningFacts, type MorningSettings, morningFacts } from './morning-facts.ts'

export interface ReminderDeps extends EmailSettings {
  list: Pick<LeadList, 'since' | 'stoppedAt' | 'stopAt' | 'noteOnce' | 'returnReminder'>
  mailer: OwnerMailer
  now: () => number
}

export interface MorningDeps extends ReminderDeps, MorningSettings {
  store: Pick<LeadStore, 'putCarrier' | 'markMailed'>
  /** A sentence for each address that gets no alarms. A copy of the site has none. */
  unconfirmedSubscriptions?: () => Promise<string[]>
  uuid: () => string
}

/** Milliseconds after its promised time from which an enquiry is none any more. */
const lateFor = 60 * 24 * 60 * 60_000

/** Milliseconds for reading, of the five minutes that a run has. */
const runFor = 180_000

/** How many records are written at once. */
const atOnce = 25

/** Mails the owner what waits, when there is something to say, and carries the leads that were held [L16]. */
export async function sendMorningMail(deps: MorningDeps): Promise<void> {
  const now = deps.now()
  const unreadable: string[] = []
  const days = (now - oldestPromised(deps.calendar, now - lateFor)) / (24 * 60 * 60_000)
  const reading = { days, runFor, onUnreadable: (leadId: string) => void unreadable.push(leadId) }
  const [leads, unconfirmed] = await Promise.all([
    Array.fromAsync(recentLeads(deps, reading), listed),
    listUnconfirmed(deps),
  ])
  const facts = morningFacts({ leads, unreadable, unconfirmed }, { ...deps, now })
  if (facts) await send(facts, deps, now)
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

/** What carries leads is noted before it goes, and each of them only afterwards: the other way round one could hide. */
async function send(facts: MorningFacts, deps: MorningDeps, now: number): Promise<void> {
  const { mailer, store, uuid } = deps
  const carried = facts.held.shown.filter(({ mailedAt }) => mailedAt === undefined)
  const carrierId = carried.length > 0 ? uuid() : undefined
  if (carrierId) {
    await store.putCarrier(
      carrierId,
      carried.map(({ leadId }) => leadId),
      now,
    )
  }
  const email = buildMorningEmail(facts, deps, now)
  const messageId = await withinTime(mailBound, (signal) => mailer.send(email, signal, carrierId))
  for (let start = 0; start < carried.length; start += atOnce) {
    await Promise.all(carried.slice(start, start + atOnce).map((lead) => mark(lead, messageId, deps)))
  }
}

/** Its photos, if any, are left to redelivery. One that fails is in the next morning mail too. */
async function mark(lead: StoredLead, messageId: string, { store, now }: MorningDeps): Promise<void> {
  try {
    await store.markMailed(lead, { at: now(), messageId, photosPending: lead.photoKeys.length > 0 })
  } catch (error) {
    log.error('step failed', { leadId: lead.leadId, step: 'mark', error })
  }
}
