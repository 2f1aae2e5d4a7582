import { randomUUID } from 'node:crypto'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, test } from 'vitest'
import { addressLimits } from '../../../lambdas/contract/limits.ts'
import { nextAt } from '../../../lambdas/contract/london-time.ts'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { createLeadList } from '../../../lambdas/leads/lead-list.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createOwnerMailer } from '../../../lambdas/leads/owner-mailer.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { sendMorningMail } from '../../../lambdas/owner/morning-mail.ts'
import { createCounter } from '../../../lambdas/runtime/counter.ts'
import { createSendMail } from '../../../lambdas/runtime/send-mail.ts'
import { owner, sender, siteUrl } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'
import { limitsTable } from '../../fixtures/tables.ts'
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
    const linked = [...body.text.matchAll(/api\/enquiries\/([0-9a-f]{32})/g)].map(([, id = '']) => id)
    const isMorning = !subject.includes(' - ')
    return { isMorning, references: (isMorning ? linked : references).filter((id) => named.has(id)), body }
  })
  return mails.filter(({ references }) => references.length > 0)
}

/** The next morning mail. */
async function sendMorning(from: typeof deps & { list: ReturnType<typeof services.list> }): Promise<void> {
  const sendMail = createSendMail(services.clients().ses)
  const mailer = createOwnerMailer(sendMail, { owner, sender, configurationSet: 'leads' })
  await sendMorningMail({ ...from, mailer, factsToCheck: {}, showsJobs: false, now: () => nextAt('07:30', Date.now()) })
}

test('1,000 posts from one address: all stored, thirty mailed, the rest held, and others hear nothing of it [L16]', async () => {
  const table = new TableInMemory(() => undefined)
  const client = { send: async (command: unknown) => table.execute(command) } as unknown as DynamoDBDocumentClient
  // Our stores call nothing of a client but `send`.
  const fast = { ...deps, store: createLeadStore(client, 'leads') }
  const ids = await flood('203.0.113.7', 1000, fast)
  const { leadId: other } = await acceptLead(quoteRequest(), {
    ...fast,
    viewer: { ...anyViewer, address: '203.0.113.8' },
  })
  for (const id of ids) expect(table.items.get(id)).toBeDefined()
  expect(await mailsOf(ids)).toHaveLength(addressLimits.mails)
  expect(await mailsOf([other]), 'another visitor is mailed at once').toHaveLength(1)

  await redeliverLeads({ ...fast, now: () => Date.now() + 20 * hour })
  expect(await mailsOf(ids), 'no run of redelivery mails them').toHaveLength(addressLimits.mails)
  const morning = { ...fast, list: createLeadList(client, 'leads') }
  for (const _day of [1, 2]) await sendMorning(morning)
  const mails = await mailsOf(ids)
  expect(mails).toHaveLength(addressLimits.mails + 2)
  expect(new Set(mails.flatMap(({ references }) => references)), 'each is in one of the mails').toEqual(new Set(ids))
  for (const id of ids) expect(table.items.get(id)).toHaveProperty('mailedAt')
})

test('with the morning mail switched off, held leads are mailed one by one from the next morning on, thirty a day [L16]', async () => {
  const held = { ...deps, counter: { count: async () => addressLimits.mails + 1 } }
  const ids = await flood('203.0.113.20', 40, held)
  const releases = createCounter(services.clients().dynamo, limitsTable, ['key'])
  const mailed = async (at: number) => {
    await redeliverLeads({ ...deps, releases, now: () => at })
    return (await mailsOf(ids)).length
  }
  const morning = nextAt('07:30', Date.now())
  expect(await mailed(morning - 60_000)).toBe(0)
  expect(await mailed(morning + 60_000)).toBe(addressLimits.mails)
  expect(await mailed(morning + 6 * 60_000)).toBe(addressLimits.mails)
  expect(await mailed(morning + 24 * hour)).toBe(40)
})

test('an IPv6 visitor cannot be thirty others by moving within their own network [L16]', async () => {
  const ids: string[] = []
  for (let at = 0; at <= addressLimits.mails; at++) ids.push(...(await flood(`2001:db8:7:${at}::${at}`, 1)))
  expect(await mailsOf(ids)).toHaveLength(addressLimits.mails)
  expect(await mailsOf(await flood('2001:db8:8::1', 1))).toHaveLength(1)
})

test('one that is held rings no alarm, and can be asked for by itself [L16] [I5]', async () => {
  const overLimit = { ...deps, counter: { count: async () => addressLimits.mails + 1 } }
  const [first = '', second = ''] = await flood('203.0.113.9', 2, overLimit)
  const later = await metricValues(() => redeliverLeads({ ...deps, now: () => Date.now() + 20 * hour }))
  expect(later.OldestUndeliveredSeconds).toBe(0)
  await deps.store.requeue(first, Date.now())
  await redeliverLeads(deps)
  expect(await mailsOf([first])).toMatchObject([{ isMorning: false }])
  expect(await mailsOf([second])).toEqual([])
})

test('what cannot be counted is mailed at once, and an alarm hears of it [L16]', async () => {
  const counter = { count: () => Promise.reject(new Error('the table is down')) }
  let ids: string[] = []
  const metrics = await metricValues(async () => {
    ids = await flood('203.0.113.10', 1, { ...deps, counter })
  })
  expect(await mailsOf(ids)).toHaveLength(1)
  expect(metrics.CountFailed).toBe(1)
})

test('held while the table is down, a lead is kept and comes in the morning mail too [L16] [L1]', async () => {
  const store = { ...deps.store, put: () => Promise.reject(new Error('down')) }
  const counter = { count: async () => addressLimits.mails + 1 }
  const ids = await flood('203.0.113.11', 3, { ...deps, store, counter })
  await redeliverLeads({ ...deps, now: () => Date.now() + 5 * 60_000 })
  expect(await mailsOf(ids)).toEqual([])
  await sendMorning({ ...deps, list: services.list() })
  expect(await mailsOf(ids)).toMatchObject([{ isMorning: true }])
})

test('the photos of a held lead are opened once the morning mail carries it [P7] [L16]', async () => {
  const counter = { count: async () => addressLimits.mails + 1 }
  const viewer = { ...anyViewer, address: '203.0.113.13' }
  const key = await putPhoto(deps.s3, pictures.png)
  const { leadId } = await acceptLead(quoteRequest({ photoUrls: [`${siteUrl}/${key}`] }), { ...deps, counter, viewer })
  await sendMorning({ ...deps, list: services.list() })
  expect(await deps.store.get(leadId)).toMatchObject({ photosPending: true })
  await redeliverLeads({ ...deps, now: () => Date.now() + 24 * hour })
  expect(await deps.store.get(leadId)).not.toHaveProperty('dueQueue')
})

test('no morning mail is a way to put markup or headers of one’s own before the owner [L10]', async () => {
  const counter = { count: async () => addressLimits.mails + 1 }
  const viewer = { ...anyViewer, address: '203.0.113.12' }
  const typed = { fullName: '<b>=?UTF-8?B?eA==?=', jobDescription: `<script>${randomUUID()}</script>` }
  const { leadId } = await acceptLead(quoteRequest(typed), { ...deps, counter, viewer })
  await sendMorning({ ...deps, list: services.list() })
  const [{ body } = { body: { html: '', text: '' } }] = await mailsOf([leadId])
  expect(body.text).toContain(typed.jobDescription)
  expect(body.html).not.toMatch(/<(b|script)>/)
})
