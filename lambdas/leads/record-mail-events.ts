import { type MetricName, metrics } from '../contract/operations.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { leadIdTag } from './lead-mailer.ts'
import type { MailEventKind } from './lead-record.ts'
import { carrierTag, type LeadStore } from './lead-store.ts'
import { type MailEvent, readMailEvent } from './mail-event.ts'

interface KnownEvent {
  kind: MailEventKind
  metric: MetricName
  isReturn?: true
}

/** A complaint is about a mail that was delivered: only what came back is sent again [L15]. */
const kinds = new Map<string, KnownEvent>([
  ['Delivery', { kind: 'mailDelivery', metric: metrics.names.mailDelivery }],
  ['DeliveryDelay', { kind: 'mailDelay', metric: metrics.names.ownerMailDelayed }],
  ['Bounce', { kind: 'mailBounce', metric: metrics.names.ownerMailFailed, isReturn: true }],
  ['Complaint', { kind: 'mailComplaint', metric: metrics.names.ownerMailFailed }],
  ['Reject', { kind: 'mailReject', metric: metrics.names.ownerMailFailed, isReturn: true }],
])

interface RecordMailEventDeps {
  store: Pick<LeadStore, 'recordMailEvent' | 'recordReturn' | 'getCarried'>
  now: () => number
}

/** How many records are written at once. */
const atOnce = 25

/**
 * Writes on each lead that a mail carried what became of the mail. Each kind has an attribute of its own, so events may
 * come late, twice and in any order; an erased lead stays erased.
 */
export async function recordMailEvent(message: string, deps: RecordMailEventDeps): Promise<void> {
  const event = readMailEvent(message)
  if (!event) return
  const known = kinds.get(event.eventType)
  const leadIds = await carriedBy(event.mail.tags, deps)
  if (!known || leadIds.length === 0) return
  const failures: unknown[] = []
  for (let start = 0; start < leadIds.length; start += atOnce) {
    const batch = leadIds.slice(start, start + atOnce)
    const results = await Promise.allSettled(batch.map((leadId) => record(leadId, known, event, deps)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  // The report comes again: what was recorded is not recorded twice.
  if (failures.length > 0) throw failures[0]
  countMetric(known.metric)
}

async function carriedBy(tags: MailEvent['mail']['tags'], { store }: RecordMailEventDeps): Promise<string[]> {
  const carrierId = tags[carrierTag]?.[0]
  if (carrierId) return store.getCarried(carrierId)
  const leadId = tags[leadIdTag]?.[0]
  return leadId ? [leadId] : []
}

async function record(leadId: string, { kind, isReturn }: KnownEvent, event: MailEvent, deps: RecordMailEventDeps) {
  const at = timeOf(event)
  const { messageId } = event.mail
  if (isReturn) await deps.store.recordReturn(leadId, kind, { messageId, at, now: deps.now() })
  else await deps.store.recordMailEvent(leadId, kind, at)
  log.info('mail event', { leadId, outcome: kind })
}

/** A reject has no time of its own. */
function timeOf({ delivery, deliveryDelay, bounce, complaint, mail }: MailEvent): string {
  return (delivery ?? deliveryDelay ?? bounce ?? complaint ?? mail).timestamp
}
