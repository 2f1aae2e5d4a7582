import type { QuoteRequest, QuoteResponse } from '../contract/quote-request.ts'
import { quoteNotices } from '../contract/quote-rules.ts'
import { log } from '../runtime/log.ts'
import { networkHash } from '../runtime/network-hash.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import { isDanger } from './lead.ts'
import type { LeadQueue } from './lead-queue.ts'
import { type QuoteKeys, readQuote } from './read-quote.ts'

interface QueueLeadDeps {
  queue: Pick<LeadQueue, 'send'>
  viewer: Viewer
  keys: QuoteKeys
  siteUrl: string
  now: () => number
  uuid: () => string
}

/** Milliseconds for the queue's answer, all tries together: what is left of ten seconds pays for a cold start and the network. */
export const queueBound = 7000

/**
 * Accepts an enquiry: cleans it and puts it into the queue. The visitor is told "Message Sent!" if and only if the queue has it.
 * @throws VisibleError for a required field that is missing or unusable, and when the queue does not answer in time.
 */
export async function queueLead(request: QuoteRequest, deps: QueueLeadDeps): Promise<QuoteResponse> {
  const { queue, viewer, keys, now, uuid } = deps
  const lead = readQuote(request, { ...deps, now: now(), newKey: uuid })
  const { leadId, photoKeys, possibleSpam, canary } = lead
  const from = networkHash(keys.formToken, viewer.address)
  try {
    await withinTime(queueBound, (abortSignal) => queue.send({ lead, from }, { abortSignal }))
  } catch (error) {
    log.error('step failed', { leadId, step: 'queue', error })
    throw new VisibleError('unavailable', quoteNotices.failed.text)
  }
  log.info('lead accepted', { leadId, possibleSpam, canary })
  return { leadId, photos: photoKeys.length, danger: isDanger(lead) }
}
