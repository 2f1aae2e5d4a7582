import { log } from '../runtime/log.ts'
import { networkHash } from '../runtime/network-hash.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import type { EnquiryRequest, EnquiryResponse } from '../shared/enquiry-request.ts'
import { enquiryNotices } from '../shared/enquiry-words.ts'
import { isUrgent } from './enquiry.ts'
import type { EnquiryQueue } from './enquiry-queue.ts'
import { readEnquiry } from './read-enquiry.ts'

interface QueueEnquiryDeps {
  queue: Pick<EnquiryQueue, 'send'>
  viewer: Viewer
  signingKey: string
  siteUrl: string
  now: () => number
}

/**
 * Milliseconds for the queue's response, all tries together. The rest of ten seconds is for a cold start and network.
 */
export const queueBound = 7000

/**
 * Accepts an enquiry: cleans it and puts it into the queue. The visitor is told "Message Sent!" if and only if the
 * queue has it.
 * @throws VisibleError for a required field that is missing or unusable, and when the queue does not answer in time.
 */
export async function queueEnquiry(request: EnquiryRequest, deps: QueueEnquiryDeps): Promise<EnquiryResponse> {
  const { queue, viewer, signingKey, now } = deps
  const enquiry = readEnquiry(request, { ...deps, now: now() })
  const { enquiryId, possibleSpam, testEnquiry } = enquiry
  const network = networkHash(signingKey, viewer.address)
  try {
    await withinTime(queueBound, (abortSignal) => queue.send({ enquiry, network }, abortSignal))
  } catch (error) {
    log.error('request failed', { enquiryId, step: 'queue', error })
    throw new VisibleError('unavailable', enquiryNotices.failed.text)
  }
  log.info('enquiry accepted', { enquiryId, possibleSpam, testEnquiry })
  return { enquiryId, urgent: isUrgent(enquiry) }
}
