import { expect, test } from 'vitest'
import { recentLeads } from '../../../lambdas/leads/recent-leads.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { leadOf } from '../../fixtures/quote.ts'

const services = await leadServices()
const from = Date.parse('2026-11-20T09:00:00.000Z')
const minute = 60_000

/** Stores this many leads, one a minute. Returns their ids. */
async function store(leads: number): Promise<string[]> {
  const { store } = services.deps
  return Promise.all(
    Array.from({ length: leads }, async (_, at) => {
      const lead = leadOf({ receivedAt: new Date(from + at * minute).toISOString() })
      await store.put(lead, { dueAt: 0, attempt: crypto.randomUUID() })
      return lead.leadId
    }),
  )
}

test('a run that is out of time stops, and the next goes on there, until one comes to the end [L18]', async () => {
  const ids = await store(7)
  const { list } = services.deps
  /** Ids read by a run that starts a minute later. */
  async function run(): Promise<string[]> {
    let now = from + 60 * minute
    const read: string[] = []
    for await (const { leadId } of recentLeads({ list, now: () => now }, { job: 'a', days: 1, runFor: 3 * minute })) {
      read.push(leadId)
      now += minute
    }
    return read
  }
  expect(await run()).toEqual(ids.slice(0, 3))
  expect(await run()).toEqual(ids.slice(3, 6))
  expect(await run()).toEqual(ids.slice(6))
  expect(await run(), 'from the beginning').toEqual(ids.slice(0, 3))
})

test('a record that cannot be read hides no other [L18]', async () => {
  const lead = leadOf()
  const list = {
    async *since() {
      yield { leadId: 'broken', lead: undefined }
      yield { leadId: lead.leadId, lead }
    },
    stoppedAt: async () => undefined,
    stopAt: async () => {},
  }
  const reading = { job: 'a', days: 1, runFor: minute }
  const read = await Array.fromAsync(recentLeads({ list, now: Date.now }, reading))
  expect(read).toEqual([lead])
})
