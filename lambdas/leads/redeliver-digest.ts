import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import { type DeliverLeadDeps, dueAfter } from './deliver-lead.ts'
import { buildDigestEmail } from './digest-email.ts'
import type { StoredLead } from './lead.ts'
import type { DueLead } from './lead-record.ts'
import type { LeadStore } from './lead-store.ts'

interface RedeliverDigestDeps extends DeliverLeadDeps {
  store: Pick<LeadStore, 'lease' | 'markMailed'>
}

/** How many records are written at once: a flood must not take the time of everything else. */
const atOnce = 25

/**
 * Mails all of these in one mail [L16]. Returns those with nothing left to do. Never throws: what fails is due again.
 */
export async function redeliverDigest(
  due: readonly DueLead[],
  deps: RedeliverDigestDeps,
  until: number,
): Promise<string[]> {
  const { store, mailer, bounds, now } = deps
  const leads: StoredLead[] = []
  await each(due, async (one) => {
    const lead = now() < until && (await store.lease(one, dueAfter(one.attempts + 1, now())))
    if (lead) leads.push(lead)
  })
  const [first] = leads
  if (!first) return []
  const done: string[] = []
  try {
    const messageId = await withinTime(bounds.mail, (signal) => mailer.send(buildDigestEmail(leads), first, signal))
    const mailed = { at: now(), messageId, photosPending: false }
    await each(leads, async (lead) => {
      await store.markMailed(lead, mailed)
      done.push(lead.leadId)
    })
    log.info('redelivered', { outcome: 'digest', count: leads.length })
  } catch (error) {
    log.error('redelivery failed', { step: 'digest', count: leads.length, error })
  }
  return done
}

/** One that fails keeps none from being tried. */
async function each<Item extends { leadId: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    const batch = items.slice(start, start + atOnce)
    const logFailure =
      ({ leadId }: Item) =>
      (error: unknown) =>
        log.error('redelivery failed', { leadId, error })
    await Promise.all(batch.map((item) => work(item).catch(logFailure(item))))
  }
}
