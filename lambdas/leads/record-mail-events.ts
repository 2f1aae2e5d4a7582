import * as z from 'zod/mini'
import { type MetricName, metrics } from '../contract/operations.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import type { LeadList } from './lead-list.ts'
import { leadIdTag } from './lead-mailer.ts'
import type { MailEventKind } from './lead-record.ts'
import type { LeadStore } from './lead-store.ts'
import type { ReceiptCounter } from './receipt-counter.ts'
import { receiptTag } from './receipt-mailer.ts'

const Timed = z.optional(z.object({ timestamp: z.string() }))

/**
 * What we read of an event that SES publishes to SNS.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    timestamp: z.string(),
    messageId: z.string(),
    tags: z._default(z.record(z.string(), z.array(z.string())), {}),
  }),
  delivery: Timed,
  deliveryDelay: Timed,
  bounce: z.optional(z.object({ timestamp: z.string(), bounceType: z.optional(z.string()) })),
  complaint: Timed,
})
type MailEvent = z.infer<typeof MailEvent>

/** A complaint is about a mail that was delivered: only what came back is sent again [L15]. */
const kinds = new Map<string, { kind: MailEventKind; metric: MetricName; isReturn?: true }>([
  ['Delivery', { kind: 'mailDelivery', metric: metrics.names.mailDelivery }],
  ['DeliveryDelay', { kind: 'mailDelay', metric: metrics.names.ownerMailDelayed }],
  ['Bounce', { kind: 'mailBounce', metric: metrics.names.ownerMailFailed, isReturn: true }],
  ['Complaint', { kind: 'mailComplaint', metric: metrics.names.ownerMailFailed }],
  ['Reject', { kind: 'mailReject', metric: metrics.names.ownerMailFailed, isReturn: true }],
])

interface RecordMailEventDeps {
  store: Pick<LeadStore, 'recordMailEvent' | 'recordReturn'>
  list: Pick<LeadList, 'noteReceiptReturn'>
  receipts: Pick<ReceiptCounter, 'countReturn'>
  now: () => number
}

/**
 * Writes on the lead what became of its mail. Each kind has an attribute of its own, so events may come late, twice
 * and in any order; an erased lead stays erased.
 */
export async function recordMailEvent(message: string, deps: RecordMailEventDeps): Promise<void> {
  // SES publishes this once, when the event destination is created.
  if (message.startsWith('Successfully validated SNS topic')) return
  const event = MailEvent.parse(JSON.parse(message))
  const receiptFor = event.mail.tags[receiptTag]?.[0]
  if (receiptFor) return recordReceiptEvent(event, receiptFor, deps)
  const { store, now } = deps
  const known = kinds.get(event.eventType)
  const leadId = event.mail.tags[leadIdTag]?.[0]
  if (!known || !leadId) return
  const at = timeOf(event)
  if (known.isReturn) await store.recordReturn(leadId, known.kind, { messageId: event.mail.messageId, at, now: now() })
  else await store.recordMailEvent(leadId, known.kind, at)
  countMetric(known.metric)
  log.info('mail event', { leadId, outcome: known.kind })
}

/** The customer's address does not work, or they did not want it. A full mailbox says nothing about either. */
async function recordReceiptEvent(event: MailEvent, leadId: string, { list, receipts, now }: RecordMailEventDeps) {
  const isReturn = event.bounce?.bounceType === 'Permanent' || event.eventType === 'Complaint'
  if (!isReturn || !(await list.noteReceiptReturn(leadId, timeOf(event)))) return
  await receipts.countReturn(now())
  log.info('mail event', { leadId, outcome: 'receipt returned' })
}

/** A reject has no time of its own. */
function timeOf({ delivery, deliveryDelay, bounce, complaint, mail }: MailEvent): string {
  return (delivery ?? deliveryDelay ?? bounce ?? complaint ?? mail).timestamp
}
