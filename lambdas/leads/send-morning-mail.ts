import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { StoredLead } from './lead.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadList } from './lead-list.ts'
import { buildMorningEmail } from './morning-email.ts'
import { type FactsToCheck, morningFacts } from './morning-facts.ts'
import type { OwnerMailer } from './owner-mailer.ts'
import type { OwnerSettings } from './owner-settings.ts'

export interface ReminderDeps extends EmailSettings {
  list: Pick<LeadList, 'since' | 'claimReminder' | 'returnReminder'>
  mailer: OwnerMailer
  now: () => number
}

interface MorningDeps extends ReminderDeps {
  settings: Pick<OwnerSettings, 'isMorningMailOn'>
  factsToCheck: FactsToCheck
}

/** Days that are looked back: what has waited longer is no enquiry any more. */
const lookBack = 60

/** Milliseconds for one mail. */
export const mailBound = 10_000

/** Mails the owner what waits, when there is something to say. Touches no lead. */
export async function sendMorningMail(deps: MorningDeps): Promise<void> {
  const { calendar, factsToCheck, mailer, settings } = deps
  if (!(await settings.isMorningMailOn())) {
    log.info('morning mail', { outcome: 'switched off' })
    return
  }
  const now = deps.now()
  const facts = morningFacts(await recentLeads(deps, lookBack), { calendar, factsToCheck, now })
  if (facts) await withinTime(mailBound, (signal) => mailer.send(buildMorningEmail(facts, deps, now), signal))
  log.info('morning mail', { outcome: facts ? 'sent' : 'nothing to say' })
}

/** Leads of the last days, oldest first. */
export async function recentLeads(
  { list, now }: { list: Pick<LeadList, 'since'>; now: () => number },
  days: number,
): Promise<StoredLead[]> {
  const leads: StoredLead[] = []
  for await (const lead of list.since(now() - days * 24 * 60 * 60_000)) leads.push(lead)
  return leads
}
