import { metrics } from '../contract/operations.ts'
import { attachPhotos } from '../photos/attach-photos.ts'
import { log, summariseError } from '../runtime/log.ts'
import { countMetric, secondsMetric } from '../runtime/metrics.ts'
import { withinTime } from '../runtime/within-time.ts'
import { type DeliverLeadDeps, deliverLead, dueAfter, firstDue } from './deliver-lead.ts'
import { type KeptObject, keptKeyOf, type LastResortStore, parseKept } from './last-resort-store.ts'
import { isHeld, type StoredLead } from './lead.ts'
import { buildPhotosEmail } from './lead-email.ts'
import type { DueLead } from './lead-record.ts'
import type { LeadStore } from './lead-store.ts'
import { type SendDigestDeps, sendDigest } from './send-digest.ts'

interface RedeliverLeadsDeps extends DeliverLeadDeps, Pick<SendDigestDeps, 'digestMailer'> {
  store: Pick<
    LeadStore,
    | 'put'
    | 'addPhoto'
    | 'set'
    | 'markMailed'
    | 'markMailedOnce'
    | 'markPhotosMailed'
    | 'markPhotosDone'
    | 'lease'
    | 'listDue'
    | 'listHeld'
    | 'takeLease'
    | 'putBatch'
  >
  lastResort: Pick<LastResortStore, 'list' | 'getText' | 'delete'>
  /** Milliseconds after which a run claims no more leads; the rest stay due. */
  runFor: number
  uuid: () => string
}

/** Leads delivered concurrently. Those that SES throttles are due again soon. */
const atOnce = 5

/** Milliseconds for filing one object, including a response body that never ends. */
const fileBound = 8000

/** Milliseconds for counting waiting leads after the work. Uncounted ones are the least overdue. */
const countFor = 30_000

/**
 * Completes delivery: files last-resort objects, mails leads that were not mailed, singly or in a digest, and attaches photos
 * that are still pending [L5] [L6] [L7] [L16] [P7]. Runs every five minutes, and runs may overlap. No lead can block another: a
 * failure affects its own lead alone, and the longest due come first [L18].
 */
export async function redeliverLeads(deps: RedeliverLeadsDeps): Promise<void> {
  const { now, runFor } = deps
  const until = now() + runFor
  const { stuck, blind } = await sweepLastResort(deps, now() + runFor / 3)
  const done = await redeliverDue(deps, until)
  await sendDigest(deps)
  report(await countWaiting(deps, done, stuck), now())
  // Raises the function's alarm, because the bucket may have leads that could not be listed.
  if (blind) throw blind
}

/** How many leads wait, and since when the first has, in epoch milliseconds. Memory stays constant [L18]. */
interface Waiting {
  count: number
  since: number
}

function addWaiting(waiting: Waiting, since: number): void {
  waiting.count += 1
  waiting.since = Math.min(waiting.since, since)
}

interface Swept {
  /** Objects that could not be filed or deleted, by when each was written. */
  stuck: Waiting
  /** Why the bucket could not be listed. */
  blind?: Error
}

/** Moves leads from the last resort into the table. One that is there already is only marked as mailed. */
async function sweepLastResort(deps: RedeliverLeadsDeps, until: number): Promise<Swept> {
  const { now } = deps
  const stuck = { count: 0, since: Infinity }
  const fileAll = (batch: readonly KeptObject[]) =>
    Promise.all(batch.map(async (object) => (await file(object, deps)) || addWaiting(stuck, object.keptAt)))
  const batch: KeptObject[] = []
  try {
    for await (const object of listKept(deps)) {
      if (now() >= until + countFor) break
      // The lead's own request may still be running.
      if (dueAfter(0, object.keptAt) > now()) continue
      if (now() >= until) addWaiting(stuck, object.keptAt)
      else if (batch.push(object) === atOnce) await fileAll(batch.splice(0))
    }
    await fileAll(batch)
    return { stuck }
  } catch (cause) {
    log.error('step failed', { step: 'list the last resort', error: cause })
    await fileAll(batch)
    return { stuck, blind: new Error('The last resort cannot be listed', { cause }) }
  }
}

/** Each run starts at another object, so that objects that cannot be filed do not always delay the same others. */
async function* listKept({ lastResort, uuid }: RedeliverLeadsDeps): AsyncGenerator<KeptObject> {
  const first = keptKeyOf(uuid())
  yield* lastResort.list(first)
  for await (const object of lastResort.list()) {
    if (object.key > first) return
    yield object
  }
}

/** False when it failed; the next run tries again. */
async function file({ key }: KeptObject, { lastResort, store, now, uuid }: RedeliverLeadsDeps): Promise<boolean> {
  try {
    await withinTime(fileBound, async () => {
      const { lead, mailed } = parseKept(await lastResort.getText(key))
      // A mailed lead is due only after the next sweep, or it would be mailed again if marking it fails.
      const stored = await store.put(lead, {
        dueAt: mailed ? dueAfter(0, now()) : isHeld(lead) ? firstDue(lead, now()) : now(),
        attempt: uuid(),
      })
      // The table's copy lacks the photos that came during the outage.
      if (stored === 'repeat') for (const key of lead.photoKeys) await store.addPhoto(lead.leadId, key, now())
      if (mailed) await store.markMailedOnce(lead, mailed)
      await lastResort.delete(key)
      log.info('filed from the last resort', { leadId: lead.leadId })
    })
    return true
  } catch (error) {
    log.error('step failed', { step: 'file from the last resort', error })
    return false
  }
}

/** Delivers due leads, the longest due first, while there is time. Returns those that are done. */
async function redeliverDue(deps: RedeliverLeadsDeps, until: number): Promise<Set<string>> {
  const { store, now } = deps
  const done = new Set<string>()
  const redeliverAll = (batch: readonly DueLead[]) =>
    Promise.all(batch.map(async (lead) => (await redeliver(lead, deps)) && done.add(lead.leadId)))
  const batch: DueLead[] = []
  for await (const lead of store.listDue(now())) {
    batch.push(lead)
    if (batch.length < atOnce) continue
    await redeliverAll(batch.splice(0))
    if (now() >= until) break
  }
  await redeliverAll(batch)
  return done
}

interface AllWaiting {
  undelivered: Waiting
  untagged: Waiting
}

/** Canaries do not count. */
async function countWaiting(deps: RedeliverLeadsDeps, done: ReadonlySet<string>, stuck: Waiting): Promise<AllWaiting> {
  const { store, now } = deps
  const until = now() + countFor
  const undelivered = { ...stuck }
  const untagged = { count: 0, since: Infinity }
  for await (const { leadId, canary, mailedAt, receivedAt } of store.listDue()) {
    if (!canary && !done.has(leadId))
      addWaiting(mailedAt === undefined ? undelivered : untagged, Date.parse(receivedAt))
    if (now() >= until) break
  }
  // Counted from when its digest was due.
  for await (const { canary, dueAt } of store.listHeld(now())) {
    if (!canary) addWaiting(undelivered, dueAt)
    if (now() >= until) break
  }
  return { undelivered, untagged }
}

/** Delivers one lead. True when it is done. */
async function redeliver(due: DueLead, deps: RedeliverLeadsDeps): Promise<boolean> {
  const { leadId } = due
  const { store, now } = deps
  try {
    const lead = await store.lease(due, dueAfter(due.attempts + 1, now()))
    if (!lead) return false
    return lead.mailedAt === undefined ? await mail(lead, deps) : await openPhotos(lead, deps)
  } catch (error) {
    log.error('redelivery failed', { leadId, error })
    await noteFailure(leadId, error, deps)
    return false
  }
}

async function mail(lead: StoredLead, deps: RedeliverLeadsDeps): Promise<boolean> {
  const mailed = await deliverLead(lead, deps)
  await deps.store.markMailed(lead, mailed)
  if (lead.canary) countMetric(metrics.names.canaryMailed)
  log.info('redelivered', { leadId: lead.leadId, outcome: 'mailed' })
  return !mailed.photosPending
}

/** Attaches a mailed lead's photos, and mails late ones once [L19]. */
async function openPhotos(lead: StoredLead, deps: RedeliverLeadsDeps): Promise<boolean> {
  const { leadId, photoKeys, photosMailed = photoKeys.length, photosMailedAt, canary } = lead
  const { store, mailer, bounds, now } = deps
  const photos = await attachPhotos(photoKeys, deps)
  if (photos.some(({ state }) => state === 'pending')) return false
  const late = photos.slice(photosMailed)
  if (late.length > 0 && photosMailedAt === undefined && !canary) {
    const email = buildPhotosEmail(lead, late, deps)
    const messageId = await withinTime(bounds.mail, (signal) => mailer.send(email, lead, signal))
    if (!(await store.markPhotosMailed(leadId, { at: now(), messageId }))) return false
  }
  await store.markPhotosDone(lead)
  log.info('redelivered', { leadId, outcome: 'photos opened' })
  return true
}

async function noteFailure(leadId: string, error: unknown, { store }: RedeliverLeadsDeps): Promise<void> {
  try {
    await store.set(leadId, 'lastError', summariseError(error).name)
  } catch (failure) {
    log.error('step failed', { leadId, step: 'note the failure', error: failure })
  }
}

/** Emits the heartbeat and the age of the oldest waiting lead and photo. */
function report({ undelivered, untagged }: AllWaiting, now: number): void {
  const oldestSeconds = ({ since }: Waiting) => Math.max(0, (now - since) / 1000)
  countMetric(metrics.names.undeliveredLeads, undelivered.count)
  secondsMetric(metrics.names.oldestUndeliveredSeconds, oldestSeconds(undelivered))
  secondsMetric(metrics.names.oldestUntaggedPhotoSeconds, oldestSeconds(untagged))
  countMetric(metrics.names.redeliveryRun)
}
