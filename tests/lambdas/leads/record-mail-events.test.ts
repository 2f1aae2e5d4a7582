import { expect, test } from 'vitest'
import { recordMailEvent } from '../../../lambdas/leads/record-mail-events.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { leadOf } from '../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
const { store } = deps

function event(eventType: string, leadId: string | undefined, timestamp: string, messageId = 'm'): string {
  const part =
    eventType === 'Reject'
      ? { reject: { reason: 'Bad content' } }
      : { [eventType.charAt(0).toLowerCase() + eventType.slice(1)]: { timestamp } }
  const tags = { 'ses:operation': ['SendEmail'], ...(leadId && { leadId: [leadId] }) }
  return JSON.stringify({ eventType, mail: { timestamp, messageId, tags }, ...part })
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
    await recordMailEvent(event(kind, lead.leadId, time), deps)
    await recordMailEvent(event(kind, lead.leadId, time), deps)
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
  await recordMailEvent(event('Delivery', 'erased', '2026-11-20T10:00:00Z'), deps)
  expect(await store.get('erased')).toBeUndefined()
})

test('a bounce, a complaint and a reject each count for the one alarm; other events and mails do not [I5]', async () => {
  const { leadId } = await mailed('m')
  for (const kind of ['Bounce', 'Complaint', 'Reject'])
    expect(await metricValues(() => recordMailEvent(event(kind, leadId, at), deps)), kind).toEqual({
      OwnerMailFailed: 1,
    })
  expect(await metricValues(() => recordMailEvent(event('Delivery', leadId, at), deps))).toEqual({ MailDelivery: 1 })
  expect(await metricValues(() => recordMailEvent(event('DeliveryDelay', leadId, at), deps))).toEqual({
    OwnerMailDelayed: 1,
  })
  expect(await metricValues(() => recordMailEvent(event('Open', leadId, at), deps))).toEqual({})
  expect(await metricValues(() => recordMailEvent(event('Bounce', undefined, at), deps))).toEqual({})
})

test('what SES says when it is told to publish here is no event, and no error', async () => {
  await recordMailEvent('Successfully validated SNS topic for Amazon SES event publishing.', deps)
  await expect(recordMailEvent('anything else', deps)).rejects.toThrow()
})

const minute = 60_000
const at = '2026-11-20T10:00:00Z'

/** A lead whose mail SES has accepted under this message id. */
async function mailed(messageId: string, lead = leadOf()) {
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  await store.markMailed(lead, { at: Date.now(), messageId, photosPending: false })
  return lead
}

test('a mail that came back is sent again, later each time, and once for each report [L15]', async () => {
  const lead = await mailed('m1')
  for (const [index, minutes] of [15, 60, 240, 1440, 1440].entries()) {
    const messageId = `m${index + 1}`
    for (const _twice of [1, 2])
      await recordMailEvent(event(index % 2 ? 'Reject' : 'Bounce', lead.leadId, at, messageId), {
        ...deps,
        now: () => 0,
      })
    const due = await store.get(lead.leadId)
    expect(due).toMatchObject({ dueQueue: 'due', dueAt: minutes * minute, mailReturns: index + 1 })
    expect(due).not.toHaveProperty('mailedAt')
    expect(due).not.toHaveProperty('expiresAt')
    await mailed(`m${index + 2}`, lead)
  }
})

test('what came back before it was known to be out is not taken for delivered [L15]', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  await recordMailEvent(event('Bounce', lead.leadId, at, 'm1'), deps)
  const mailedAs = (messageId: string) => ({ at: Date.now(), messageId, photosPending: false })
  await store.markMailed(lead, mailedAs('m1'))
  await store.markMailedOnce(lead, mailedAs('m1'))
  expect(await store.get(lead.leadId)).toMatchObject({ dueQueue: 'due', dueAt: 1 })
  // When a later mail bounces too, the copy in the last resort marks the first.
  await recordMailEvent(event('Bounce', lead.leadId, at, 'm2'), deps)
  await store.markMailedOnce(lead, mailedAs('m1'))
  expect(await store.get(lead.leadId)).toMatchObject({ dueQueue: 'due', dueAt: 1 })
  await store.markMailed(lead, mailedAs('m3'))
  expect(await store.get(lead.leadId)).toHaveProperty('mailedAt')
})

test('an older mail that came back, and a complaint, send nothing again [L15]', async () => {
  const lead = await mailed('m2')
  await recordMailEvent(event('Bounce', lead.leadId, at, 'm1'), deps)
  await recordMailEvent(event('Complaint', lead.leadId, at, 'm2'), deps)
  expect(await store.get(lead.leadId)).toMatchObject({ mailBounce: at, mailedAt: expect.any(String) })
})

test('what came back before its lead was filed is reported again; an erased lead needs nothing [L15] [G3]', async () => {
  const lead = leadOf()
  await expect(recordMailEvent(event('Bounce', lead.leadId, at, 'm1'), deps)).rejects.toThrow('not filed yet')
  await mailed('m1', lead)
  await recordMailEvent(event('Bounce', lead.leadId, at, 'm1'), deps)
  expect(await store.get(lead.leadId)).toMatchObject({ dueQueue: 'due' })
  await store.erase(lead.leadId, Date.now())
  await recordMailEvent(event('Bounce', lead.leadId, at, 'm1'), deps)
  expect(await store.get(lead.leadId)).toBeUndefined()
})

test('a report on a mail that carried several leads reaches every one of them, before or after they are marked [L15]', async () => {
  const leads = [1, 2, 3].map(() => leadOf({ heldFor: 'address' }))
  for (const lead of leads) await store.put(lead, { dueAt: 1, attempt: 'a' })
  const ids = leads.map(({ leadId }) => leadId)
  await store.putBatch('c1', ids, Date.now())
  const timestamp = new Date().toISOString()
  const mail = { timestamp, messageId: 'm9', tags: { batch: ['c1'] } }
  const report = JSON.stringify({ eventType: 'Bounce', mail, bounce: { timestamp } })
  const mark = async (lead = leads[0]) =>
    lead && store.markMailed(lead, { at: Date.now(), messageId: 'm9', photosPending: false })
  await mark(leads[0])
  await mark(leads[1])
  await recordMailEvent(report, deps)
  await recordMailEvent(report, deps)
  await mark(leads[2])
  for (const leadId of ids) {
    // Held again, so that one digest carries it instead of five hundred mails.
    expect(await store.get(leadId)).toMatchObject({ mailBounce: timestamp, dueQueue: 'held' })
    expect(await store.get(leadId)).not.toHaveProperty('mailedAt')
  }
})
