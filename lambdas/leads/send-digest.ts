import { log } from '../runtime/log.ts'
import { withinTime } from '../runtime/within-time.ts'
import { digestAt } from './deliver-lead.ts'
import { addToDigest, type Digest, emptyDigest, type HeldGroup, linesOf } from './digest.ts'
import { buildDigestEmail } from './digest-email.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadStore } from './lead-store.ts'
import type { OwnerMailer } from './owner-mailer.ts'
import { mailBound } from './recent-leads.ts'

export interface SendDigestDeps extends EmailSettings {
  store: Pick<LeadStore, 'listHeld' | 'takeTurn' | 'putCarrier' | 'markMailed'>
  digestMailer: OwnerMailer
  now: () => number
  uuid: () => string
}

/** Milliseconds for reading what is held; what is not read by then is in the next digest. */
const readFor = 75_000
/** Milliseconds until another run may send one: longer than a run lasts, and shorter than the time between two. */
const turn = 280_000
/** How many records are written at once. */
const atOnce = 25

/**
 * Mails the owner in one digest what was held, once some of it has waited for its time [L16]. Never throws: what fails waits for
 * the next run, and counts as undelivered from the time when its digest was due.
 */
export async function sendDigest(deps: SendDigestDeps): Promise<void> {
  try {
    const { store, now } = deps
    if ((await store.listHeld(now()).next()).done) return
    if (!(await store.takeTurn('digest', now(), now() + turn))) return
    const { groups, more } = linesOf(await readHeld(deps))
    await send(groups, more, deps)
    log.info('digest', { outcome: 'sent' })
  } catch (error) {
    log.error('step failed', { step: 'digest', error })
  }
}

async function readHeld({ store, now }: SendDigestDeps): Promise<Digest> {
  const digest = emptyDigest()
  const until = now() + readFor
  // What came a moment ago as well: it is there, and waits for nothing.
  for await (const { leadId, lead } of store.listHeld(digestAt(now()))) {
    addToDigest(digest, leadId, lead)
    if (now() >= until) break
  }
  return digest
}

/** What it carries is noted before it goes, and each lead only afterwards: the other way round one could hide [L15]. */
async function send(groups: readonly HeldGroup[], more: number, deps: SendDigestDeps): Promise<void> {
  const { store, digestMailer, uuid, now } = deps
  const carried = groups.flatMap(({ leads }) => leads)
  const carrierId = uuid()
  await store.putCarrier(
    carrierId,
    carried.map(({ leadId }) => leadId),
    now(),
  )
  const email = buildDigestEmail(groups, more, deps)
  const messageId = await withinTime(mailBound, (signal) => digestMailer.send(email, signal, carrierId))
  for (let start = 0; start < carried.length; start += atOnce) {
    await Promise.all(carried.slice(start, start + atOnce).map((lead) => mark(lead, messageId, deps)))
  }
}

/** Its photos, and what it corrects, are left to redelivery. One that fails is in the next digest too. */
async function mark(
  { leadId, photoKeys, corrects }: HeldGroup['leads'][number],
  messageId: string,
  deps: SendDigestDeps,
) {
  const { store, now } = deps
  try {
    // The daily test is never held.
    const photosPending = photoKeys.length > 0 || corrects !== undefined
    await store.markMailed({ leadId, canary: false, photoKeys }, { at: now(), messageId, photosPending })
  } catch (error) {
    log.error('step failed', { leadId, step: 'mark', error })
  }
}
