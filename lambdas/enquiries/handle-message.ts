import type { SQSRecord } from 'aws-lambda'
import { log } from '../runtime/log.ts'
import { secondsMetric } from '../runtime/metrics.ts'
import { withinTime } from '../runtime/within-time.ts'
import { metrics, waitingTooLongSeconds } from '../shared/business-metrics.ts'
import { photoRules } from '../shared/photo-rules.ts'
import type { Delivery } from './deliver-enquiry.ts'
import { isUrgent, photoWaitLeft } from './enquiry.ts'
import { type EnquiryMessage, readEnquiryMessage } from './enquiry-message.ts'
import type { EnquiryQueue } from './enquiry-queue.ts'

interface HandleMessageDeps {
  deliver: (message: EnquiryMessage, sentAt: number) => Promise<Delivery>
  queue: Pick<EnquiryQueue, 'changeVisibility'>
  now: () => number
}

/** Seconds until a message comes again, by how often it has come; the last value is for every later time. */
const pauses = {
  photos: [20, photoRules.mailRecheckSeconds],
  failure: [20, 60, 180, 900],
  notYet: [900],
} as const

function pauseOf(reason: keyof typeof pauses, times: number): number {
  return pauses[reason][times - 1] ?? pauses[reason].at(-1) ?? 0
}

/** How often a message is received for its photos alone, at most. */
const mostPhotoReceives = 1 + Math.ceil((photoRules.mailWaitMinutes * 60 - pauses.photos[0]) / pauses.photos[1])

/** Milliseconds for setting the pause. Without it the message comes again after the queue's own. */
const pauseBound = 1000

/** Delivers the message of one record. False when it is to come again. Not yet is no failure: nothing is thrown. */
export async function handleMessage(record: SQSRecord, deps: HandleMessageDeps): Promise<boolean> {
  const { deliver, queue, now } = deps
  const { MessageGroupId: enquiryId, SentTimestamp, ApproximateReceiveCount } = record.attributes
  const receives = Number(ApproximateReceiveCount)
  const sentAt = Number(SentTimestamp)
  const age = Math.max(0, (now() - sentAt) / 1000)
  const comeAgain = async (seconds: number) => {
    try {
      await withinTime(pauseBound, (signal) => queue.changeVisibility(seconds, record.receiptHandle, signal))
    } catch (error) {
      log.error('step failed', { enquiryId, step: 'pause', error })
    }
    return false
  }
  let failures = receives
  try {
    const message = readEnquiryMessage(record.body)
    // SQS counts every receive, also those for photos alone. These are taken off, so that the first failure after
    // them has the shortest pause.
    if (message.enquiry.photoKeys.length > 0) failures = Math.max(1, receives - mostPhotoReceives)
    const delivery = await deliver(message, sentAt)
    if (delivery === 'done') return true
    // The last pause ends with the wait.
    if (delivery === 'awaits photos') {
      const left = Math.ceil(photoWaitLeft(message.enquiry, now()) / 1000)
      return await comeAgain(Math.min(left, pauseOf('photos', receives)))
    }
    log.info('enquiry waits', { enquiryId, reason: delivery })
    // An emergency has no quarter of an hour.
    const ringsAtOnce = delivery === 'over the hourly limit' && isUrgent(message.enquiry)
    secondsMetric(metrics.names.waitingSeconds, ringsAtOnce ? Math.max(age, waitingTooLongSeconds) : age)
    return await comeAgain(pauseOf('notYet', receives))
  } catch (error) {
    log.error('delivery failed', { enquiryId, error })
    secondsMetric(metrics.names.waitingSeconds, age)
    return await comeAgain(pauseOf('failure', failures))
  }
}
