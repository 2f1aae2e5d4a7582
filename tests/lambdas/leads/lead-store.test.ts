import type { IncomingMessage } from 'node:http'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLeadStore, type LeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { type Fault, startFaultProxy } from '../../fixtures/faults.ts'
import { leadOf } from '../../fixtures/quote.ts'
import { leadsTable, startTables } from '../../fixtures/tables.ts'

let dynamo: LocalService
let store: LeadStore

beforeAll(async () => {
  dynamo = await startTables()
  store = storeAt(dynamo)
})
afterAll(() => dynamo.stop())

function storeAt({ endpoint }: LocalService): LeadStore {
  return createLeadStore(createDynamoClient({ endpoint }), leadsTable)
}

const mailed = { at: Date.parse('2026-11-20T10:00:00Z'), messageId: 'm', photosPending: false }

test('a put that was applied, and whose answer was lost, is its own when the SDK tries again [L3]', async () => {
  let puts = 0
  const isPut = (request: IncomingMessage) => String(request.headers['x-amz-target']).endsWith('PutItem')
  const proxy = await startFaultProxy(dynamo.endpoint, (request): Fault => {
    return isPut(request) && ++puts === 1 ? 'cutAnswer' : 'ok'
  })
  const lead = leadOf()
  expect(await storeAt(proxy).put(lead, { dueAt: 1, attempt: 'a' })).toBe('stored')
  expect(puts).toBe(2)
  expect(await store.put(lead, { dueAt: 1, attempt: 'b' })).toBe('repeat')
  await proxy.stop()
})

test('a put never writes over a lead, not even the same put that arrives late [L14]', async () => {
  const lead = leadOf()
  const put = () => store.put(lead, { dueAt: 1, attempt: 'a' })
  await put()
  await store.markMailed(lead, mailed)
  await store.set(lead.leadId, 'mailDelivery', '2026-11-20T10:01:00Z')
  const before = await store.get(lead.leadId)
  expect(await put()).toBe('stored')
  expect(await store.get(lead.leadId)).toEqual(before)
})

test('opened photos do not take away a lead that the owner has asked for again [L14]', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  await store.markMailed(lead, { ...mailed, photosPending: true })
  await store.requeue(lead.leadId, 2)
  await store.markPhotosDone(lead)
  expect(await store.get(lead.leadId)).toMatchObject({ dueQueue: 'due', dueAt: 2 })
})

test('a lead with a photo to open is due, even when another run has marked it as done meanwhile [L18]', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  await store.markMailed(lead, mailed)
  await store.markMailed(lead, { ...mailed, photosPending: true })
  expect(await store.get(lead.leadId)).toMatchObject({ photosPending: true, dueQueue: 'due' })
})

test('of two runs at once one has the turn, until its time is over [L6]', async () => {
  const turns = await Promise.all([1, 2].map(() => store.takeLease('digest', 1000, 2000)))
  expect(turns.toSorted()).toEqual([false, true])
  expect(await store.takeLease('digest', 1999, 3000)).toBe(false)
  expect(await store.takeLease('digest', 2000, 3000)).toBe(true)
})

test('every mail before the one that is asked for stays with its lead [L14]', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  const times = [mailed.at, mailed.at + 1000]
  for (const [nth, at] of times.entries()) {
    await store.markMailed(lead, { ...mailed, at, messageId: `m${nth}` })
    expect(await store.requeue(lead.leadId, 2)).toBe(true)
  }
  const earlier = times.map((at) => ({ mailedAt: new Date(at).toISOString() }))
  expect(await store.get(lead.leadId)).toMatchObject({ earlierMails: earlier })
})

test('what is mailed just as it is asked for again is not asked for as if it never was [L14]', async () => {
  const lead = leadOf()
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  const client = createDynamoClient({ endpoint: dynamo.endpoint })
  const send = client.send.bind(client)
  // Cast: one overload stands for all.
  client.send = (async (command: GetCommand) => {
    const answer = await send(command)
    if (command instanceof GetCommand) await store.markMailed(lead, mailed)
    return answer
  }) as typeof client.send
  expect(await createLeadStore(client, leadsTable).requeue(lead.leadId, 2)).toBe(false)
  expect(await itemOf(lead.leadId)).not.toHaveProperty('dueQueue')
})

test('nothing that arrives after an erasure changes its mark, for days [G3]', async () => {
  const { at } = mailed
  const lead = leadOf({ receivedAt: new Date(at - 1000).toISOString() })
  const { leadId } = lead
  await store.put(lead, { dueAt: 1, attempt: 'a' })
  await store.erase(leadId, at)
  const mark = await itemOf(leadId)
  await store.markMailed(lead, { ...mailed, photosPending: true })
  await store.markMailedOnce(lead, mailed)
  await store.set(leadId, 'lastError', 'Error')
  await store.set(leadId, 'mailDelivery', new Date(at).toISOString())
  await store.recordReturn(leadId, 'mailBounce', { messageId: 'm', at: new Date(at).toISOString(), now: at })
  expect(await store.requeue(leadId, at)).toBe(false)
  expect(await store.put(lead, { dueAt: 1, attempt: 'b' })).toBe('repeat')
  expect(await itemOf(leadId)).toEqual(mark)
  expect(Number(mark?.expiresAt) * 1000).toBeGreaterThan(at + 3 * 24 * 60 * 60_000)
})

async function itemOf(leadId: string) {
  const get = new GetCommand({ TableName: leadsTable, Key: { leadId }, ConsistentRead: true })
  return (await createDynamoClient({ endpoint: dynamo.endpoint }).send(get)).Item
}
