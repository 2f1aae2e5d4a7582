import { randomUUID } from 'node:crypto'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { addressLimits } from '../../../lambdas/contract/limits.ts'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { quoteRequest } from '../../fixtures/quote.ts'
import { anyViewer } from '../../fixtures/viewer.ts'
import { TableInMemory } from '../../simulation/table-in-memory.ts'

const services = leadServices()
let deps: ReturnType<typeof services.deps>

beforeAll(async () => {
  deps = services.deps()
})

const hour = 60 * 60_000

/** Posts that many enquiries of their own from one address, some at a time. Returns their ids. */
async function flood(address: string, posts: number, from = deps): Promise<string[]> {
  const viewer = { ...anyViewer, address }
  const ids: string[] = []
  for (let sent = 0; sent < posts; sent += 20) {
    const batch = Array.from({ length: Math.min(20, posts - sent) }, () =>
      acceptLead(quoteRequest(), { ...from, viewer }),
    )
    ids.push(...(await Promise.all(batch)).map(({ leadId }) => leadId))
  }
  return ids
}

async function mailsOf(ids: readonly string[]) {
  const named = new Set(ids)
  const mails = (await services.inbox()).map(({ subject, body }) => {
    const references = [...body.text.matchAll(/Reference: .*\(([0-9a-f]{32})\)/g)].map(([, id = '']) => id)
    return { isDigest: subject.startsWith('Digest'), references: references.filter((id) => named.has(id)), body }
  })
  return mails.filter(({ references }) => references.length > 0)
}

test('1,000 posts from one address: all stored, thirty mails and one digest, and others hear nothing of it [L16]', async () => {
  const table = new TableInMemory(() => undefined)
  const client = { send: async (command: unknown) => table.execute(command) }
  // Our store calls nothing of a client but `send`.
  const store = createLeadStore(client as unknown as DynamoDBDocumentClient, 'leads')
  const fast = { ...deps, store }
  const ids = await flood('203.0.113.7', 1000, fast)
  const { leadId: other } = await acceptLead(quoteRequest(), {
    ...fast,
    viewer: { ...anyViewer, address: '203.0.113.8' },
  })
  expect(await mailsOf(ids)).toHaveLength(addressLimits.mails)
  expect(await mailsOf([other]), 'another visitor is mailed at once').toHaveLength(1)

  for (const later of [10 * 60_000, 2 * hour, 2 * hour])
    await redeliverLeads({ ...fast, now: () => Date.now() + later })
  const mails = await mailsOf(ids)
  expect(mails.filter(({ isDigest }) => isDigest)).toHaveLength(1)
  expect(mails).toHaveLength(addressLimits.mails + 1)
  expect(new Set(mails.flatMap(({ references }) => references)), 'each is in one of the mails').toEqual(new Set(ids))
  for (const id of ids) expect(table.items.get(id)).toHaveProperty('mailedAt')
})

test('an IPv6 visitor cannot be thirty others by moving within their own network [L16]', async () => {
  const ids: string[] = []
  for (let at = 0; at <= addressLimits.mails; at++) ids.push(...(await flood(`2001:db8:7:${at}::${at}`, 1)))
  expect(await mailsOf(ids)).toHaveLength(addressLimits.mails)
  expect(await mailsOf(await flood('2001:db8:8::1', 1))).toHaveLength(1)
})

test('one that waits for its digest rings no alarm before its hour, and can be asked for by itself [L16] [I5]', async () => {
  const overLimit = { ...deps, counter: { count: async () => addressLimits.mails + 1 } }
  const [first = '', second = ''] = await flood('203.0.113.9', 2, overLimit)
  const soon = () => Date.now() + 11 * 60_000
  const early = await metricValues(() =>
    redeliverLeads({ ...deps, now: () => Math.min(soon(), Math.ceil(Date.now() / hour) * hour - 1) }),
  )
  expect(early.OldestUndeliveredSeconds).toBe(0)
  await deps.store.requeue(first, Date.now())
  await redeliverLeads(deps)
  expect(await mailsOf([first])).toMatchObject([{ isDigest: false }])
  expect(await mailsOf([second])).toEqual([])
})

test('what cannot be counted is mailed at once [L16]', async () => {
  const counter = { count: () => Promise.reject(new Error('the table is down')) }
  const ids = await flood('203.0.113.10', 1, { ...deps, counter })
  expect(await mailsOf(ids)).toHaveLength(1)
})

test('held back while the table is down, a lead is kept and comes in the digest too [L16] [L1]', async () => {
  const store = { ...deps.store, put: () => Promise.reject(new Error('down')) }
  const counter = { count: async () => addressLimits.mails + 1 }
  const ids = await flood('203.0.113.11', 3, { ...deps, store, counter })
  expect(await mailsOf(ids)).toEqual([])
  for (const later of [5 * 60_000, 3 * hour]) await redeliverLeads({ ...deps, now: () => Date.now() + later })
  expect(await mailsOf(ids)).toMatchObject([{ isDigest: true }])
})

test('no digest is a way to put markup or headers of one’s own before the owner [L10]', async () => {
  const counter = { count: async () => addressLimits.mails + 1 }
  const viewer = { ...anyViewer, address: '203.0.113.12' }
  const typed = { fullName: '<b>=?UTF-8?B?eA==?=', jobDescription: `<script>${randomUUID()}</script>` }
  const { leadId } = await acceptLead(quoteRequest(typed), { ...deps, counter, viewer })
  await redeliverLeads({ ...deps, now: () => Date.now() + 2 * hour })
  const [{ body } = { body: { html: '', text: '' } }] = await mailsOf([leadId])
  expect(body.text).toContain(typed.jobDescription)
  expect(body.html).not.toMatch(/<(b|script)>/)
})
