import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHiddenLeads } from '../../../lambdas/leads/find-hidden-leads.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { collect } from '../../fixtures/collect.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { leadOf } from '../../fixtures/quote.ts'
import { leadsTable, startTables } from '../../fixtures/tables.ts'

let dynamo: LocalService
let client: ReturnType<typeof createDynamoClient>
let store: ReturnType<typeof createLeadStore>

beforeAll(async () => {
  dynamo = await startTables()
  client = createDynamoClient({ endpoint: dynamo.endpoint })
  store = createLeadStore(client, leadsTable)
})
afterAll(() => dynamo.stop())

const now = Date.parse('2026-11-20T10:00:00Z')
const hour = 60 * 60_000
const deps = () => ({ store, now: () => now, runFor: 60_000 })

/** Stores a lead and then changes its record behind the store's back. */
async function damaged(change: string, values?: Record<string, unknown>): Promise<string> {
  const { leadId } = leadOf()
  await store.put(leadOf({ leadId }), { dueAt: now - hour, attempt: 'a' })
  const input = { TableName: leadsTable, Key: { leadId }, UpdateExpression: change }
  await client.send(new UpdateCommand({ ...input, ...(values && { ExpressionAttributeValues: values }) }))
  return leadId
}

test('a lead that redelivery cannot see is put back within a day, and an alarm says so [L18]', async () => {
  const hidden = [
    await damaged('REMOVE dueQueue, dueAt'),
    await damaged('REMOVE dueAt'),
    await damaged('SET mailedAt = :at, photosPending = :yes REMOVE dueQueue', { ':at': '2026-11-20', ':yes': true }),
    // The entry of this one may be missing from the index: redelivery would have taken it long ago.
    await damaged('SET dueAt = :then', { ':then': now - 3 * hour }),
  ]
  expect(await metricValues(() => findHiddenLeads(deps()))).toEqual({ HiddenLeads: hidden.length })
  const due = (await collect(store.listDue(now))).map(({ leadId }) => leadId)
  expect(due).toEqual(expect.arrayContaining(hidden))
  expect(await metricValues(() => findHiddenLeads(deps()))).toEqual({ HiddenLeads: 0 })
})

test('what is mailed, waits for its time, or was erased is left alone [L18] [G3]', async () => {
  const waiting = leadOf()
  await store.put(waiting, { dueAt: now + 24 * hour, attempt: 'a' })
  const mailed = leadOf()
  await store.put(mailed, { dueAt: 1, attempt: 'a' })
  await store.markMailed(mailed, { at: now, messageId: 'm', photosPending: false })
  const erased = await damaged('REMOVE dueQueue')
  await store.erase(erased, now)
  const before = await Promise.all([waiting, mailed].map(({ leadId }) => store.get(leadId)))
  expect(await metricValues(() => findHiddenLeads(deps()))).toEqual({ HiddenLeads: 0 })
  expect(await Promise.all([waiting, mailed].map(({ leadId }) => store.get(leadId)))).toEqual(before)
  expect(await store.getRecord(erased)).toBeUndefined()
})

test('a run that has moved a lead meanwhile wins [L18]', async () => {
  const leadId = await damaged('SET dueAt = :then', { ':then': now - 3 * hour })
  expect(await store.makeDue({ leadId, dueAt: now - 4 * hour }, now)).toBe(false)
  expect(await store.get(leadId)).toMatchObject({ dueAt: now - 3 * hour })
})

test('a comparison that does not reach the end is an error, which rings [L18]', async () => {
  await damaged('SET dueAt = :then', { ':then': now })
  await expect(findHiddenLeads({ ...deps(), runFor: 0 })).rejects.toThrow('too large')
})
