import { createHash } from 'node:crypto'
import { type LimitName, limits } from '../contract/limits.ts'
import { metrics } from '../contract/operations.ts'
import type { QuoteRequest, QuoteResponse } from '../contract/quote-request.ts'
import { isEmergency, quoteNotices } from '../contract/quote-rules.ts'
import type { AddressCounter } from '../runtime/address-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import { type DeliverLeadDeps, deliverLead, firstDue } from './deliver-lead.ts'
import type { LastResortStore } from './last-resort-store.ts'
import { isHeld, type Lead, photosMissing } from './lead.ts'
import type { LeadStore } from './lead-store.ts'
import { isCrossSite, type QuoteKeys, readQuote } from './read-quote.ts'

interface AcceptLeadDeps extends DeliverLeadDeps {
  store: Pick<LeadStore, 'put' | 'markMailed' | 'addPhoto' | 'set' | 'wasReceived'>
  lastResort: Pick<LastResortStore, 'keep' | 'markMailed'>
  counter: AddressCounter
  viewer: Viewer
  keys: QuoteKeys
  uuid: () => string
}

/**
 * The acceptance rule [L1]: store, mail, mark. The visitor is told "Message Sent!" if and only if the lead is
 * durable somewhere: in the table, or, when that failed, as one object in the last-resort bucket, or accepted by the
 * mail service. Redelivery does the rest. A repeated request brings the photos that were uploaded after the words [L19].
 */
export async function acceptLead(request: QuoteRequest, deps: AcceptLeadDeps): Promise<QuoteResponse> {
  const { store, lastResort, bounds, now, siteUrl, keys, viewer, uuid } = deps
  const readIn = (window: number) =>
    readQuote(request, { siteUrl, keys, viewer, now: now(), newKey: () => keyWithoutScript(deps, window) })
  const read = readIn(0)
  const step = <T>(name: string, work: () => Promise<T>) => attempt(read, name, work)
  if (request.idempotencyKey === undefined) {
    const before = readIn(-1)
    const since = now() - repeatWindow
    const isRepeat = await step('repeat', () =>
      withinTime(bounds.count, (signal) => store.wasReceived(before.leadId, since, signal)),
    )
    if (isRepeat) return accepted(before, 'repeat', 0)
  }
  const counted = await step('count', () => withinTime(bounds.count, (signal) => countMail(read, deps, signal)))
  // A lead that cannot be counted is mailed as usual.
  if (counted === undefined) countMetric(metrics.names.countFailed)
  let lead = { ...read, ...counted?.held }

  const due = { dueAt: firstDue(lead, now()), attempt: uuid() }
  const put = () => step('store', () => withinTime(bounds.store, (signal) => store.put(lead, due, signal)))
  let stored = await put()
  // The same words sent again after an erasure are a new enquiry.
  for (let erased = 0; stored === 'erased' && erased < mostErasures; erased++) {
    lead = { ...lead, leadId: idAfterErasure(lead.leadId) }
    stored = await put()
  }
  if (stored === 'erased') stored = undefined
  // A repeat, or one that brings photos, does not count against the address.
  const takeBack = () => step('uncount', () => withinTime(bounds.count, async () => void (await counted?.takeBack())))
  if (stored === 'repeat') {
    const added = await step('photos', () => withinTime(bounds.store, (signal) => addPhotos(lead, deps, signal)))
    await takeBack()
    return accepted(lead, 'repeat', added ?? 0)
  }

  // Before the mail, because only the object can identify repeats while the table is down [L3].
  const keep = (bound: number) =>
    step('last resort', () => withinTime(bound, (signal) => lastResort.keep(lead, signal)))
  const kept = stored ? undefined : await keep(bounds.lastResort)
  // The browser sends photos again that are not stored: the stored lead may be another call's, without them.
  const photos = stored ? lead.photoKeys.length : 0
  if (kept === 'repeat') await takeBack()
  if (kept === 'repeat') return accepted(lead, 'repeat', photos)
  if (isHeld(lead) && (stored ?? kept)) return accepted(lead, 'held', photos)

  const mailed = await step('mail', () => deliverLead(lead, deps))
  if (mailed) {
    const [place, bound] = stored ? [store, bounds.mark] : [lastResort, bounds.lastResortAgain]
    await step('mark', () => withinTime(bound, (signal) => place.markMailed(lead, mailed, signal)))
    return accepted(lead, 'mailed', photos)
  }
  countMetric(metrics.names.leadMailFailed)
  if (stored) return accepted(lead, 'stored', photos)
  // A second try: the bucket may have recovered while the mail was sent.
  if (kept ?? (await keep(bounds.lastResortAgain))) return accepted(lead, 'kept', photos)

  countMetric(metrics.names.leadUnavailable)
  throw new VisibleError('unavailable', quoteNotices.failed.text)
}

/** How many erasures of the same words and key are allowed for, more than anybody needs. */
const mostErasures = 5

/** Derived from the enquiry, so that each attempt to send it has the same id. */
function idAfterErasure(leadId: string): string {
  return createHash('sha256').update(`${leadId} again`).digest('hex').slice(0, 32)
}

/** Milliseconds in which the same words from the same address are one enquiry, if the form was posted without script. */
const repeatWindow = 10 * 60_000

/**
 * Without script a double click posts the form twice. Stored only as a hash, together with the words.
 * `window` 0 is the current period, -1 the one before it, in which the first click may have been.
 */
function keyWithoutScript({ viewer, now, uuid }: AcceptLeadDeps, window: number): string {
  if (viewer.address === undefined) return uuid()
  return `${viewer.address} ${Math.floor(now() / repeatWindow) + window}`
}

/**
 * Decides whether a lead is mailed by itself or held for a digest [L16]. Emergencies have limits of their own
 * and are never held as spam. An address is counted first, so that what exceeds its limit does not use up that of all.
 */
async function countMail(
  lead: Lead,
  { counter, viewer, siteUrl, now }: AcceptLeadDeps,
  signal: AbortSignal,
): Promise<{ held: Pick<Lead, 'fromAddressToday' | 'heldFor'>; takeBack: () => Promise<unknown> }> {
  const { address } = viewer
  const uses: { limit: LimitName; address: string; now: number }[] = []
  const count = (limit: LimitName, by: string) => {
    const use = { limit, address: by, now: now() }
    uses.push(use)
    return counter.count({ ...use, by: 1 }, signal)
  }
  const takeBack = () => Promise.all(uses.map((use) => counter.count({ ...use, by: -1 })))
  if (lead.canary || address === undefined) return { held: { fromAddressToday: 0 }, takeBack }
  const [own, ofAll] = isEmergency(lead)
    ? (['emergencies', 'allEmergencies'] as const)
    : (['mails', 'allMails'] as const)
  const fromAddressToday = await count(own, address)
  const held = (heldFor?: Lead['heldFor']) => ({ held: { fromAddressToday, ...(heldFor && { heldFor }) }, takeBack })
  if (fromAddressToday > limits[own].most) return held('address')
  if (lead.possibleSpam && own === 'mails') {
    // Another site's page can make any number of its readers post.
    const isMany = isCrossSite(viewer, siteUrl) || (await count('suspects', 'all')) > limits.suspects.most
    return held(isMany ? 'spam' : undefined)
  }
  return held((await count(ofAll, 'all')) > limits[ofAll].most ? 'all' : undefined)
}

/** Milliseconds that late photos wait for the others, so that one mail has them all. */
const photosTogether = 10 * 60_000

/** Returns how many of the request's photos are with the lead. */
async function addPhotos(lead: Lead, { store, now }: AcceptLeadDeps, signal: AbortSignal): Promise<number> {
  const dueAt = now() + (photosMissing(lead) > 0 ? photosTogether : 0)
  for (const photoKey of lead.photoKeys) await store.addPhoto(lead.leadId, photoKey, dueAt, signal)
  return lead.photoKeys.length
}

/** Runs a step. Undefined when it failed, which is logged; a later step makes up for it. */
async function attempt<T>(lead: Lead, name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error('step failed', { leadId: lead.leadId, step: name, error })
    return undefined
  }
}

function accepted(
  lead: Lead,
  outcome: 'mailed' | 'stored' | 'kept' | 'held' | 'repeat',
  /** How many of the request's photos are with it. */
  photos: number,
): QuoteResponse {
  const { leadId, possibleSpam, canary } = lead
  log.info('lead accepted', { leadId, outcome, possibleSpam, canary })
  if (canary && outcome === 'mailed') countMetric(metrics.names.canaryMailed)
  if (!canary && outcome !== 'repeat') countMetric(metrics.names.leadAccepted)
  return { leadId, photos }
}
