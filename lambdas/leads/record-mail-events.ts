import { type MetricName, metrics } from '../contract/operations.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { leadIdTag } from './lead-mailer.ts'
import type { MailEventKind } from './lead-record.ts'
import { batchTag, type LeadStore } from './lead-store.ts'
import { type MailEvent, readMailEvent } from './mail-event.ts'

interface KnownEvent {
  kind: MailEventKind
  metric: MetricName
  isReturn?: true
}

/** `isReturn`: mailed again [L15]. A complaint is not, because its mail was delivered. */
const kinds = new Map<string, KnownEvent>([
  ['Delivery', { kind: 'mailDelivery', metric: metrics.names.mailDelivery }],
  ['DeliveryDelay', { kind: 'mailDelay', metric: metrics.names.ownerMailDelayed }],
  ['Bounce', { kind: 'mailBounce', metric: metrics.names.ownerMailFailed, isReturn: true }],
  ['Complaint', { kind: 'mailComplaint', metric: metrics.names.ownerMailFailed }],
  ['Reject', { kind: 'mailReject', metric: metrics.names.ownerMailFailed, isReturn: true }],
])

interface RecordMailEventDeps {
  store: Pick<LeadStore, 'set' | 'recordReturn' | 'getBatch'>
  now: () => number
}

/** Concurrent writes. */
const atOnce = 25

/**
 * Records an event on each lead in the mail. Each kind has its own attribute, so that events may
 * come late, twice and in any order. An erased lead stays erased.
 */
export async function recordMailEvent(message: string, deps: RecordMailEventDeps): Promise<void> {
  const event = readMailEvent(message)
  if (!event) return
  const known = kinds.get(event.eventType)
  const leadIds = await leadsOf(event.mail.tags, deps)
  if (!known || leadIds.length === 0) return
  const failures: unknown[] = []
  for (let start = 0; start < leadIds.length; start += atOnce) {
    const batch = leadIds.slice(start, start + atOnce)
    const results = await Promise.allSettled(batch.map((leadId) => record(leadId, known, event, deps)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  // SQS delivers the event again; recording is idempotent.
  if (failures.length > 0) throw failures[0]
  countMetric(known.metric)
}

async function leadsOf(tags: MailEvent['mail']['tags'], { store }: RecordMailEventDeps): Promise<string[]> {
  const batchId = tags[batchTag]?.[0]
  if (batchId) return store.getBatch(batchId)
  const leadId = tags[leadIdTag]?.[0]
  return leadId ? [leadId] : []
}

async function record(leadId: string, { kind, isReturn }: KnownEvent, event: MailEvent, deps: RecordMailEventDeps) {
  const at = timeOf(event)
  const { messageId } = event.mail
  if (isReturn) await deps.store.recordReturn(leadId, kind, { messageId, at, now: deps.now() })
  else await deps.store.set(leadId, kind, at)
  log.info('mail event', { leadId, outcome: kind })
}

/** Reject events have no timestamp. */
function timeOf({ delivery, deliveryDelay, bounce, complaint, mail }: MailEvent): string {
  return (delivery ?? deliveryDelay ?? bounce ?? complaint ?? mail).timestamp
}
