import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { recordMailEvent } from '../../../lambdas/leads/record-mail-events.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { startDynamo } from '../../../scripts/local/services/dynamodb.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { leadsTable } from '../../../scripts/local/services/tables.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { leadOf } from '../../fixtures/quote.ts'

let dynamo: LocalService
let store: ReturnType<typeof createLeadStore>

beforeAll(async () => {
  dynamo = await startDynamo()
  store = createLeadStore(createDynamoClient({ endpoint: dynamo.endpoint }), leadsTable)
})
afterAll(() => dynamo.stop())

function event(eventType: string, leadId: string | undefined, timestamp: string): string {
  const part =
    eventType === 'Reject'
      ? { reject: { reason: 'Bad content' } }
      : { [eventType.charAt(0).toLowerCase() + eventType.slice(1)]: { timestamp } }
  const tags = { 'ses:operation': ['SendEmail'], ...(leadId && { leadId: [leadId] }) }
  return JSON.stringify({ eventType, mail: { timestamp, messageId: 'm', tags }, ...part })
}

test('delivery, delay, bounce, complaint and reject are written on the lead, in any order and twice', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  const times = {
    DeliveryDelay: '2026-11-20T10:00:30Z',
    Complaint: '2026-11-20T10:03:00Z',
    Delivery: '2026-11-20T10:01:00Z',
    Bounce: '2026-11-20T10:02:00Z',
  }
  for (const [kind, time] of Object.entries({ ...times, Reject: '2026-11-20T10:00:00Z' })) {
    await recordMailEvent(event(kind, lead.leadId, time), store)
    await recordMailEvent(event(kind, lead.leadId, time), store)
  }
  expect(await store.get(lead.leadId)).toMatchObject({
    mailDelivery: times.Delivery,
    mailDelay: times.DeliveryDelay,
    mailBounce: times.Bounce,
    mailComplaint: times.Complaint,
    mailReject: '2026-11-20T10:00:00Z',
  })
})

test('an event about a lead that was erased does not bring it back [G3]', async () => {
  await recordMailEvent(event('Delivery', 'erased', '2026-11-20T10:00:00Z'), store)
  expect(await store.get('erased')).toBeUndefined()
})

test('a bounce, a complaint and a reject each count for the one alarm; other events and mails do not [I5]', async () => {
  const leadId = leadOf().leadId
  const at = '2026-11-20T10:00:00Z'
  for (const kind of ['Bounce', 'Complaint', 'Reject'])
    expect(await metricValues(() => recordMailEvent(event(kind, leadId, at), store)), kind).toEqual({
      OwnerMailFailed: 1,
    })
  expect(await metricValues(() => recordMailEvent(event('Delivery', leadId, at), store))).toEqual({ MailDelivery: 1 })
  expect(await metricValues(() => recordMailEvent(event('DeliveryDelay', leadId, at), store))).toEqual({
    OwnerMailDelayed: 1,
  })
  expect(await metricValues(() => recordMailEvent(event('Open', leadId, at), store))).toEqual({})
  expect(await metricValues(() => recordMailEvent(event('Bounce', undefined, at), store))).toEqual({})
})

test('what SES says when it is told to publish here is no event, and no error', async () => {
  await recordMailEvent('Successfully validated SNS topic for Amazon SES event publishing.', store)
  await expect(recordMailEvent('anything else', store)).rejects.toThrow()
})
