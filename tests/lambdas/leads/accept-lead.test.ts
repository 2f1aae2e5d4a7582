import { expect, test } from 'vitest'
import { retention } from '../../../lambdas/contract/retention.ts'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { keptKeyOf } from '../../../lambdas/leads/last-resort-store.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { sign } from '../../../lambdas/runtime/hmac.ts'
import { keys, owner } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { foreignPhone, quoteRequest } from '../../fixtures/quote.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

const services = await leadServices()
const { deps } = services

/** Later than a request may still be working on what it has stored. */
const soon = () => Date.now() + 3 * 60_000

test('a lead is stored, mailed to the owner and marked, with nothing left to do', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  const [mail, ...more] = await services.mailsAbout(leadId)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'SW14 - Priya S. - fuse board buzzing',
    replyTo: ['priya@example.com'],
    destination: { to: [owner] },
  })
  const lead = await deps.store.get(leadId)
  expect(lead).toMatchObject({ fullName: 'Priya Sharma', postcode: 'SW14 7AA', phoneE164: '+447700900456' })
  expect(lead?.mailedAt).toBeDefined()
  expect(lead).not.toHaveProperty('dueQueue')
})

test('a canary counts when it is mailed, not when it is only stored [I5]', async () => {
  const idempotencyKey = crypto.randomUUID()
  const canary = quoteRequest({ idempotencyKey, canarySignature: sign(keys.canary, 'canary', idempotencyKey) })
  const mailer = { send: () => Promise.reject(new Error('the mail service is down')) }
  const unmailed = await metricValues(() => acceptLead({ ...canary, jobDescription: 'unmailed' }, { ...deps, mailer }))
  expect(unmailed).toEqual({ LeadMailFailed: 1 })
  expect(await metricValues(() => acceptLead(canary, deps))).toEqual({ CanaryMailed: 1 })
})

test('a canary neither counts for its address, nor is held when that has sent too many [I5] [L16]', async () => {
  const idempotencyKey = crypto.randomUUID()
  const canary = quoteRequest({ idempotencyKey, canarySignature: sign(keys.canary, 'canary', idempotencyKey) })
  const viewer = { ...anyViewer, address: '203.0.113.99' }
  const { leadId } = await acceptLead(canary, { ...deps, viewer, counter: { count: async () => 1000 } })
  expect(await deps.store.get(leadId)).toMatchObject({
    canary: true,
    fromAddressToday: 0,
    mailedAt: expect.any(String),
  })
})

test('the same key and payload, 20 at once: one record, one mail, identical answers [L3]', async () => {
  const request = quoteRequest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => acceptLead(request, deps)))
  expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1)
  expect(await services.mailsAbout(answers[0]?.leadId ?? '')).toHaveLength(1)
})

test('the same key with an edited payload: both are kept and both are mailed [L4]', async () => {
  const request = quoteRequest()
  const first = await acceptLead(request, deps)
  const second = await acceptLead({ ...request, jobDescription: 'and a socket' }, deps)
  expect(second.leadId).not.toBe(first.leadId)
  for (const { leadId } of [first, second]) {
    expect(await services.mailsAbout(leadId)).toHaveLength(1)
    expect(await deps.store.get(leadId)).toBeDefined()
  }
})

test('without a key each post is an enquiry of its own [L3]', async () => {
  const request = quoteRequest({ idempotencyKey: undefined })
  const [first, second] = [await acceptLead(request, deps), await acceptLead(request, deps)]
  expect(first.leadId).not.toBe(second.leadId)
})

test('a double click without JavaScript is one enquiry; another text or visitor makes another [L3] [L4] [L12]', async () => {
  const request = quoteRequest({ idempotencyKey: undefined })
  const from = (address: string) => ({
    ...deps,
    now: () => Date.parse('2026-11-20T10:01:00Z'),
    viewer: { ...deps.viewer, address },
  })
  const clicks = await Promise.all([1, 2].map(() => acceptLead(request, from('203.0.113.7'))))
  const [{ leadId } = { leadId: '' }] = clicks
  expect(clicks.map((click) => click.leadId)).toEqual([leadId, leadId])
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  const edited = await acceptLead({ ...request, jobDescription: 'and a socket' }, from('203.0.113.7'))
  const other = await acceptLead(request, from('203.0.113.8'))
  expect(new Set([leadId, edited.leadId, other.leadId]).size).toBe(3)
})

test('200 enquiries at once, a third of them unmailed at first: none is lost [I7]', async () => {
  let sent = 0
  const mailer: typeof deps.mailer = {
    send: (...mail) => (sent++ % 3 === 0 ? Promise.reject(new Error('down')) : deps.mailer.send(...mail)),
  }
  const requests = Array.from({ length: 200 }, (_, number) =>
    quoteRequest({ fullName: `Visitor ${number}`, phone: foreignPhone }),
  )
  const answers = await Promise.all(requests.map((request) => acceptLead(request, { ...deps, mailer })))
  const ids = answers.map(({ leadId }) => leadId)
  expect(new Set(ids).size).toBe(200)
  const kept = new Set((await Array.fromAsync(deps.lastResort.list())).map(({ key }) => key))
  const lost = []
  for (const id of ids) if (!(await deps.store.get(id)) && !kept.has(keptKeyOf(id))) lost.push(id)
  expect(lost).toEqual([])
})

test('a repeat does not reset an object whose lead was mailed [L14]', async () => {
  const down = () => Promise.reject(new Error('down'))
  const store = { ...deps.store, put: down }
  const request = quoteRequest()
  const { leadId } = await acceptLead(request, { ...deps, store })
  await acceptLead(request, { ...deps, store, mailer: { send: down } })
  await redeliverLeads({ ...deps, now: soon })
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
})

test('a lead expires so many months after it was mailed, and never before it was [I1]', async () => {
  const mailer = { send: () => Promise.reject(new Error('down')) }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, mailer })
  expect(await deps.store.get(leadId)).not.toHaveProperty('expiresAt')
  await redeliverLeads({ ...deps, now: () => Date.now() + 3 * 60_000 })
  const lead = await deps.store.get(leadId)
  const expires = new Date(lead?.mailedAt ?? '')
  expires.setUTCMonth(expires.getUTCMonth() + retention.leadMonths)
  expect(lead?.expiresAt).toBe(Math.floor(expires.getTime() / 1000))
})

test('without script, the same words within ten minutes are one, wherever the clock stands [L12]', async () => {
  const viewer = { ...anyViewer, address: '203.0.113.77' }
  const request = quoteRequest({ idempotencyKey: undefined, jobDescription: crypto.randomUUID() })
  const at = (time: string) => acceptLead(request, { ...deps, viewer, now: () => Date.parse(time) })
  const first = await at('2026-11-20T09:59:00Z')
  expect(await at('2026-11-20T10:01:00Z')).toEqual(first)
  expect((await at('2026-11-20T10:20:00Z')).leadId, 'twenty minutes later it is another').not.toBe(first.leadId)
  const windowBefore = await at('2026-11-20T11:01:00Z')
  expect((await at('2026-11-20T11:19:00Z')).leadId, 'eighteen are too many').not.toBe(windowBefore.leadId)
})

test('the same words sent again after an erasure are a new lead, once however often they are sent [L1] [L3]', async () => {
  const request = quoteRequest()
  const first = await acceptLead(request, deps)
  await deps.store.erase(first.leadId, Date.now() - 1000)
  const again = await acceptLead(request, deps)
  const repeated = await acceptLead(request, deps)
  expect(again.leadId).not.toBe(first.leadId)
  expect(repeated.leadId).toBe(again.leadId)
  expect(await services.mailsAbout(again.leadId)).toHaveLength(1)
  expect(await deps.store.get(first.leadId)).toBeUndefined()
  await deps.store.erase(again.leadId, Date.now() - 500)
  expect((await acceptLead(request, deps)).leadId).not.toBe(again.leadId)
})

test('what was sent before its erasure stays erased, however late it arrives [G3]', async () => {
  const request = quoteRequest()
  const { leadId } = await acceptLead(request, deps)
  await deps.store.erase(leadId, Date.now() + 1000)
  expect((await acceptLead(request, deps)).leadId).toBe(leadId)
  expect(await deps.store.get(leadId)).toBeUndefined()
})
