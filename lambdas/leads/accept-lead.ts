import { metrics } from '../contract/operations.ts'
import type { QuoteRequest, QuoteResponse } from '../contract/quote-request.ts'
import { quoteNotices } from '../contract/quote-rules.ts'
import type { AddressCounter } from '../runtime/address-counter.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import { type DeliverLeadDeps, deliverLead, firstDue } from './deliver-lead.ts'
import type { LastResortStore } from './last-resort-store.ts'
import { isHeld, type Lead } from './lead.ts'
import type { LeadStore } from './lead-store.ts'
import { type QuoteKeys, readQuote } from './read-quote.ts'

interface AcceptLeadDeps extends DeliverLeadDeps {
  store: Pick<LeadStore, 'put' | 'markMailed' | 'wasReceived'>
  lastResort: Pick<LastResortStore, 'keep' | 'markMailed'>
  counter: AddressCounter
  viewer: Viewer
  keys: QuoteKeys
  uuid: () => string
}

/**
 * The acceptance rule [L1]: store, mail, mark. The visitor is told "Message Sent!" if and only if the lead is
 * durable somewhere: in the table, or, when that failed, as one object in the last-resort bucket, or accepted by the
 * mail service. Redelivery finishes what is left undone here.
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
    if (isRepeat) return accepted(before, 'repeat')
  }
  const used = await step('count', () => countMail(read, deps))
  // What cannot be counted is mailed like any other.
  if (used === undefined) countMetric(metrics.names.countFailed)
  const lead = { ...read, fromAddressToday: used ?? 0 }

  const due = { dueAt: firstDue(lead, now()), attempt: uuid() }
  const stored = await step('store', () => withinTime(bounds.store, (signal) => store.put(lead, due, signal)))
  if (stored === 'repeat') return accepted(lead, 'repeat')

  // Before the mail: the object tells the repeats apart that the table cannot [L3].
  const keep = (bound: number) =>
    step('last resort', () => withinTime(bound, (signal) => lastResort.keep(lead, signal)))
  const kept = stored ? undefined : await keep(bounds.lastResort)
  if (kept === 'repeat') return accepted(lead, 'repeat')
  if (isHeld(lead) && (stored ?? kept)) return accepted(lead, 'held')

  const mailed = await step('mail', () => deliverLead(lead, deps))
  if (mailed) {
    const [place, bound] = stored ? [store, bounds.mark] : [lastResort, bounds.lastResortAgain]
    await step('mark', () => withinTime(bound, (signal) => place.markMailed(lead, mailed, signal)))
    return accepted(lead, 'mailed')
  }
  countMetric(metrics.names.leadMailFailed)
  if (stored) return accepted(lead, 'stored')
  // Once more: the mail took its time, and the bucket may be back.
  if (kept ?? (await keep(bounds.lastResortAgain))) return accepted(lead, 'kept')

  countMetric(metrics.names.leadUnavailable)
  throw new VisibleError('unavailable', quoteNotices.failed.text)
}

/** Milliseconds in which the same words from the same address are one enquiry, when no script gave it a key. */
const repeatWindow = 10 * 60_000

/**
 * Without script a double click posts the form twice. Only the hash of this is kept, together with what was typed.
 * `window` 0 is the one that lasts now, -1 the one before, in which the first of two may have come.
 */
function keyWithoutScript({ viewer, now, uuid }: AcceptLeadDeps, window: number): string {
  if (viewer.address === undefined) return uuid()
  return `${viewer.address} ${Math.floor(now() / repeatWindow) + window}`
}

/** How many enquiries have come from this address today; the daily test is not one. */
async function countMail({ canary }: Lead, { counter, viewer, bounds, now }: AcceptLeadDeps): Promise<number> {
  const { address } = viewer
  if (canary || address === undefined) return 0
  return withinTime(bounds.count, (signal) => counter.count({ limit: 'mails', address, by: 1, now: now() }, signal))
}

/** Undefined when the step failed; that is logged, and the next step makes up for it. */
async function attempt<T>(lead: Lead, name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error('step failed', { leadId: lead.leadId, step: name, error })
    return undefined
  }
}

function accepted(lead: Lead, outcome: 'mailed' | 'stored' | 'kept' | 'held' | 'repeat'): QuoteResponse {
  const { leadId, possibleSpam, canary } = lead
  log.info('lead accepted', { leadId, outcome, possibleSpam, canary })
  if (canary && outcome === 'mailed') countMetric(metrics.names.canaryMailed)
  if (!canary && outcome !== 'repeat') countMetric(metrics.names.leadAccepted)
  return { leadId }
}
