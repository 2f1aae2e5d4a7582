import type { SQSRecord } from 'aws-lambda'
import { log } from '../runtime/log.ts'
import { secondsMetric } from '../runtime/metrics.ts'
import { withinTime } from '../runtime/within-time.ts'
import { metrics } from '../shared/operations.ts'
import { type EnquiryMessage, readEnquiryMessage } from './enquiry-message.ts'
import type { EnquiryQueue } from './enquiry-queue.ts'

interface TakeMessageDeps {
  deliver: (message: EnquiryMessage) => Promise<void>
  queue: Pick<EnquiryQueue, 'retryAfter'>
  now: () => number
}

/** Seconds until a message comes again after its first failures; the last value is also the queue's own. */
const pauses = [20, 60, 180] as const

/** Milliseconds for setting the pause. Without it the message comes again after the queue's own. */
const pauseBound = 1000

/** Delivers the message of one record. False when it failed and is to come again. */
export async function takeMessage(record: SQSRecord, deps: TakeMessageDeps): Promise<boolean> {
  const { deliver, queue, now } = deps
  const { MessageGroupId: enquiryId, SentTimestamp, ApproximateReceiveCount } = record.attributes
  try {
    await deliver(readEnquiryMessage(record.body))
    return true
  } catch (error) {
    log.error('delivery failed', { enquiryId, error })
    // SQS leaves out of its own metric what was received several times and failed.
    secondsMetric(metrics.names.undeliveredSeconds, Math.max(0, (now() - Number(SentTimestamp)) / 1000))
    const pause = pauses[Number(ApproximateReceiveCount) - 1] ?? pauses[2]
    try {
      await withinTime(pauseBound, (signal) => queue.retryAfter(record.receiptHandle, pause, signal))
    } catch (reason) {
      log.error('step failed', { enquiryId, step: 'pause', error: reason })
    }
    return false
  }
}
