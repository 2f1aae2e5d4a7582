import { log } from '../runtime/log.ts'
import { digestAt } from './deliver-lead.ts'
import { addToDigest, type Digest, emptyDigest, type HeldGroup, linesOf } from './digest.ts'
import { buildDigestEmail } from './digest-email.ts'
import type { EmailSettings } from './lead-facts.ts'
import type { LeadStore } from './lead-store.ts'
import type { OwnerMailer } from './owner-mailer.ts'

export interface SendDigestDeps extends EmailSettings {
  store: Pick<LeadStore, 'listHeld' | 'takeLease' | 'putBatch' | 'markMailed'>
  digestMailer: OwnerMailer
  now: () => number
  uuid: () => string
}

/** Milliseconds for reading held leads; the rest are in the next digest. */
const readFor = 75_000
/** Milliseconds of a run's lease: longer than a run, shorter than the interval between two. */
const lease = 280_000
/** Concurrent writes. */
const atOnce = 25

/**
 * Mails held leads in one digest, once the first of them is due [L16]. Never throws: after a failure they wait for
 * the next run, and count as undelivered from when the digest was due.
 */
export async function sendDigest(deps: SendDigestDeps): Promise<void> {
  try {
    const { store, now } = deps
    if ((await store.listHeld(now()).next()).done) return
    if (!(await store.takeLease('digest', now(), now() + lease))) return
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
  // Includes leads that were held only now.
  for await (const { leadId, lead } of store.listHeld(digestAt(now()))) {
    addToDigest(digest, leadId, lead)
    if (now() >= until) break
  }
  return digest
}

/** The list of its leads is stored before sending, the leads are marked after: in the other order a lead could be lost [L15]. */
async function send(groups: readonly HeldGroup[], more: number, deps: SendDigestDeps): Promise<void> {
  const { store, digestMailer, uuid, now } = deps
  const carried = groups.flatMap(({ leads }) => leads)
  const batchId = uuid()
  await store.putBatch(
    batchId,
    carried.map(({ leadId }) => leadId),
    now(),
  )
  const email = buildDigestEmail(groups, more, deps)
  const messageId = await digestMailer.send(email, batchId)
  for (let start = 0; start < carried.length; start += atOnce) {
    await Promise.all(carried.slice(start, start + atOnce).map((lead) => mark(lead, messageId, deps)))
  }
}

/** Redelivery attaches its photos. A lead whose mark fails is in the next digest too. */
async function mark({ leadId, photoKeys }: HeldGroup['leads'][number], messageId: string, deps: SendDigestDeps) {
  const { store, now } = deps
  try {
    // Canaries are never held.
    const photosPending = photoKeys.length > 0
    await store.markMailed({ leadId, canary: false, photoKeys }, { at: now(), messageId, photosPending })
  } catch (error) {
    log.error('step failed', { leadId, step: 'mark', error })
  }
}
