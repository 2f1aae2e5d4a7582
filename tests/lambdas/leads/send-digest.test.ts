import type { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../lambdas/contract/limits.ts'
import { emergencyAbout } from '../../../lambdas/contract/quote-rules.ts'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { sendDigest } from '../../../lambdas/leads/send-digest.ts'
import { createAddressCounter } from '../../../lambdas/runtime/address-counter.ts'
import type { MailContent } from '../../../lambdas/runtime/send-mail.ts'
import { leadDeps } from '../../fixtures/lead-deps.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { foreignPhone, leadOf, quoteRequest } from '../../fixtures/quote.ts'
import { anyViewer } from '../../fixtures/viewer.ts'
import { TableInMemory } from '../../simulation/table-in-memory.ts'

const minute = 60_000
const nowhere = 'http://127.0.0.1:9'
/** Just after the start of an hour, so that a test stays within it. */
const start = Date.parse('2026-11-20T10:01:00Z')

let clock: number
let table: TableInMemory
/** Ids of the leads mailed individually. */
let mailed: string[]
let digests: MailContent[]
let deps: ReturnType<typeof leadDeps>

beforeEach(() => {
  clock = start
  mailed = []
  digests = []
  table = new TableInMemory(() => undefined)
  const counts = new Map<string, number>()
  const count = async ({ input }: UpdateCommand) => {
    const { id } = input.Key as { id: string }
    const used = (counts.get(id) ?? 0) + Number(input.ExpressionAttributeValues?.[':by'])
    counts.set(id, used)
    return { Attributes: { used } }
  }
  // Cast: the stores use only `send` of a client.
  const client = (send: unknown) => ({ send }) as DynamoDBDocumentClient
  const empty = { list: async function* () {} }
  deps = {
    ...leadDeps({ dynamo: nowhere, s3: nowhere, ses: nowhere }),
    store: createLeadStore(
      client(async (command: unknown) => table.execute(command)),
      'leads',
    ),
    counter: createAddressCounter(client(count), 'limits', ['key']),
    mailer: { send: async (_email, { leadId }) => `m-${mailed.push(leadId)}` },
    digestMailer: { send: async (email) => `d-${digests.push(email)}` },
    now: () => clock,
  }
  deps.lastResort = { ...deps.lastResort, ...empty }
})

let addresses = 0
const somewhere = () => `203.0.${Math.floor(++addresses / 256)}.${addresses % 256}`

async function post(address: string, changes: Record<string, unknown> = {}, viewer = {}): Promise<string> {
  const from = { ...deps, viewer: { ...anyViewer, address, ...viewer } }
  return (await acceptLead(quoteRequest({ phone: foreignPhone, ...changes }), from)).leadId
}

/** Posts this many separate enquiries. */
async function flood(address: string, posts: number, changes: Record<string, unknown> = {}): Promise<string[]> {
  const ids: string[] = []
  for (let sent = 0; sent < posts; sent++) ids.push(await post(address, changes))
  return ids
}

const emergency = { about: emergencyAbout, jobDescription: 'sparks from the consumer unit' }

/** Runs redelivery on schedule for a quarter of an hour. */
async function quarterHour(): Promise<void> {
  for (let run = 0; run < 3; run++) {
    clock += 5 * minute
    await redeliverLeads(deps)
  }
}

test('1,000 posts from one address: all stored, thirty mailed, the rest one line of one digest, and others hear nothing of it [L16]', async () => {
  const address = somewhere()
  const ids = await flood(address, 1000)
  const other = await post(somewhere())
  expect(mailed).toEqual([...ids.slice(0, limits.mails.most), other])
  for (const id of ids) expect(table.items.get(id)).toBeDefined()

  await quarterHour()
  expect(mailed).toHaveLength(limits.mails.most + 1)
  expect(digests).toHaveLength(1)
  expect(digests[0]?.text.match(/fuse board buzzing/g)).toEqual(['fuse board buzzing'])
  expect(digests[0]?.subject).toBe('970 enquiries at once')
  for (const id of ids) expect(table.items.get(id)).toHaveProperty('mailedAt')
})

test('an emergency from a busy connection is mailed at once [O4] [L16]', async () => {
  const address = somewhere()
  await flood(address, limits.mails.most + 5)
  const urgent = await post(address, emergency)
  expect(mailed.at(-1)).toBe(urgent)
})

test('emergencies have a limit of their own, by address and hour: what is beyond it comes first in the digest, each by itself [L16]', async () => {
  const address = somewhere()
  const urgent = { ...emergency, fullName: 'Ann First' }
  const ids = await flood(address, limits.emergencies.most, urgent)
  expect(mailed).toEqual(ids)
  await post(address, { ...emergency, phone: '07700 900111', fullName: 'Ann Held' })
  await post(address, { ...emergency, phone: '07700 900222', fullName: 'Bob Held' })
  await flood(somewhere(), limits.mails.most + 1, { fullName: 'Zoe Other' })
  const elsewhere = await post(somewhere(), emergency)
  expect(mailed.at(-1), 'another address has its own').toBe(elsewhere)
  await quarterHour()
  const [{ subject, text } = { subject: '', text: '' }] = digests
  expect(subject).toMatch(/^EMERGENCY - /)
  expect(text.match(/EMERGENCY: sparks/g)).toHaveLength(2)
  expect(text.indexOf('Bob Held')).toBeLessThan(text.indexOf('Zoe Other'))
  clock = start + 60 * minute
  const later = await post(address, emergency)
  expect(mailed.at(-1), 'an hour later').toBe(later)
})

test('beyond sixty an hour of all, visitors are named in the digest, and their enquiries are not taken for spam [L16]', async () => {
  for (let sent = 0; sent < limits.allMails.most; sent++) await post(somewhere())
  const lucy = { fullName: 'Late Lucy', phone: '07700 900456', jobDescription: 'Two sockets in the hall' }
  const late = await post(somewhere(), lucy)
  const urgent = await post(somewhere(), emergency)
  expect(mailed).toHaveLength(limits.allMails.most + 1)
  expect(mailed.at(-1), 'emergencies are counted by themselves').toBe(urgent)
  expect(table.items.get(late)).toMatchObject({ heldFor: 'all', possibleSpam: false })
  await quarterHour()
  expect(digests).toMatchObject([
    { text: expect.stringMatching(/Two sockets in the hall\nLate Lucy, SW14, 07700 900456: /) },
  ])
  clock = start + 60 * minute
  const next = await post(somewhere())
  expect(mailed.at(-1)).toBe(next)
})

test('forty posts by a page of another site are one line of a digest, and no mail [L16] [L9]', async () => {
  for (let reader = 0; reader < 40; reader++) await post(somewhere(), {}, { fetchSite: 'cross-site' })
  await quarterHour()
  expect(mailed).toEqual([])
  expect(digests).toMatchObject([{ subject: '[possible spam] 40 enquiries' }])
  expect(digests[0]?.text.match(/fuse board buzzing/g)).toHaveLength(1)
  expect(digests[0]?.text).toContain('[possible spam] 40 times: fuse board buzzing')
})

test('possible spam is mailed by itself up to thirty a day of all, and uses up no visitor’s mails [L9] [L16]', async () => {
  for (let sent = 0; sent < limits.suspects.most + 5; sent++)
    await post(somewhere(), { website: 'https://bot.example' })
  expect(mailed).toHaveLength(limits.suspects.most)
  await quarterHour()
  expect(digests).toMatchObject([{ subject: '[possible spam] 5 enquiries' }])
})

test('what looks like spam and says that it is an emergency is mailed at once [L16]', async () => {
  const spam = { website: 'https://autofill.example' }
  for (let sent = 0; sent < limits.suspects.most; sent++) await post(somewhere(), spam)
  const urgent = await post(somewhere(), { ...emergency, ...spam })
  expect(mailed.at(-1), 'also when no more spam is').toBe(urgent)
})

test('of two visitors who use the same words both are named, also beside a flood of these words [L16]', async () => {
  const words = { jobDescription: 'Quote please' }
  for (let sent = 0; sent < limits.allMails.most; sent++) await post(somewhere())
  const busy = somewhere()
  for (let bot = 0; bot < 100; bot++) await post(busy, { ...words, fullName: `Bot ${bot}`, phone: '0900 1234567' })
  await post(somewhere(), { ...words, fullName: 'Ann A' })
  await post(somewhere(), { ...words, fullName: 'Bea B', phone: '07700 900999' })
  await quarterHour()
  for (const name of ['Ann A', 'Bea B', 'Bot']) expect(digests[0]?.text).toContain(name)
})

test('a thousand lines at most, those from the least busy addresses first, the rest in the next digest [L16]', async () => {
  const held = leadOf({ heldFor: 'address' })
  const waiting = Array.from({ length: 31_000 }, (_, at) => ({
    ...held,
    leadId: String(at),
    ...{ jobDescription: `job ${at}`, fromAddressToday: 31 + (at % 775), phone: `0770${at}` },
  }))
  waiting.splice(20_000, 0, leadOf({ heldFor: 'all', fromAddressToday: 1, fullName: 'Honest Hannah' }))
  const marked = new Set<string>()
  const store = {
    ...deps.store,
    async *listHeld() {
      const item = { dueAt: clock, attempts: 0, canary: false, mailedAt: undefined }
      for (const lead of waiting) if (!marked.has(lead.leadId)) yield { ...item, ...lead, lead }
    },
    putBatch: async () => {},
    markMailed: async ({ leadId }: { leadId: string }) => void marked.add(leadId),
  }
  await sendDigest({ ...deps, store })
  expect(digests[0]?.text).toContain('Honest Hannah')
  expect(digests[0]?.text).toContain('And 30001 more, in the next mail.')
  expect(Buffer.byteLength(`${digests[0]?.text}${digests[0]?.html}`)).toBeLessThan(2_000_000)
  clock += 5 * minute
  await sendDigest({ ...deps, store })
  expect(marked.size).toBe(2000)
})

test('a flood of the same words takes no line, and no place, from a visitor who came after it [L16]', async () => {
  const held = (changes: object) => leadOf({ heldFor: 'all', fromAddressToday: 1, ...changes })
  const waiting = [...Array.from({ length: 12_000 }, () => held({})), held({ jobDescription: 'one more socket' })]
  const carried: (readonly string[])[] = []
  const store = {
    ...deps.store,
    async *listHeld() {
      const item = { dueAt: clock, attempts: 0, canary: false, mailedAt: undefined }
      for (const lead of waiting) yield { ...item, ...lead, lead }
    },
    putBatch: async (_: string, leadIds: readonly string[]) => void carried.push(leadIds),
    markMailed: async () => {},
  }
  await sendDigest({ ...deps, store })
  expect(digests[0]?.text).toContain('one more socket')
  expect(carried[0]).toContain(waiting.at(-1)?.leadId)
  expect(carried[0]?.length).toBeLessThanOrEqual(5000)
})

test('a digest that fails is sent again, and what it was to carry counts as undelivered from then on [L16] [L18]', async () => {
  const [id = ''] = (await flood(somewhere(), limits.mails.most + 1)).slice(-1)
  const { digestMailer } = deps
  deps.digestMailer = { send: () => Promise.reject(new Error('down')) }
  await quarterHour()
  expect((await metricValues(() => redeliverLeads(deps))).OldestUndeliveredSeconds).toBe(5 * 60)
  expect(table.items.get(id)).not.toHaveProperty('mailedAt')
  deps.digestMailer = digestMailer
  await quarterHour()
  expect(digests).toHaveLength(1)
  expect((await metricValues(() => redeliverLeads(deps))).OldestUndeliveredSeconds).toBe(0)
})

test('two runs at once send one digest [L6]', async () => {
  await flood(somewhere(), limits.mails.most + 3)
  clock += 11 * minute
  await Promise.all([redeliverLeads(deps), redeliverLeads(deps)])
  expect(digests).toHaveLength(1)
})

test('one that is held can be asked for by itself [L16]', async () => {
  const ids = await flood(somewhere(), limits.mails.most + 2)
  const [first = '', second = ''] = ids.slice(-2)
  await deps.store.requeue(first, clock)
  await redeliverLeads(deps)
  expect(mailed.at(-1)).toBe(first)
  expect(mailed).not.toContain(second)
})

test('a digest that came back carries its enquiries again [L15]', async () => {
  const [id = ''] = (await flood(somewhere(), limits.mails.most + 1)).slice(-1)
  await quarterHour()
  const at = new Date(clock).toISOString()
  await deps.store.recordReturn(id, 'mailBounce', { messageId: 'd-1', at, now: clock })
  for (let quarter = 0; quarter < 2; quarter++) await quarterHour()
  expect(digests).toHaveLength(2)
})

test('the photos of a held lead are opened once a digest carries it [P7] [L16]', async () => {
  const [id = ''] = (await flood(somewhere(), limits.mails.most + 1)).slice(-1)
  const lead = table.items.get(id)
  table.items.set(id, { ...lead, photoKeys: ['customer-photos/1-a-b.jpg'] })
  await quarterHour()
  expect(table.items.get(id)).toMatchObject({ photosPending: true, dueQueue: 'due' })
})

test('an IPv6 visitor cannot be thirty others by moving within their own network [L16]', async () => {
  for (let at = 0; at <= limits.mails.most; at++) await post(`2001:db8:7:${at}::${at}`)
  expect(mailed).toHaveLength(limits.mails.most)
  await post('2001:db8:8::1')
  expect(mailed).toHaveLength(limits.mails.most + 1)
})

test('what cannot be counted is mailed at once, and a metric hears of it [L16]', async () => {
  deps.counter = { count: () => Promise.reject(new Error('the table is down')) }
  const metrics = await metricValues(() => post(somewhere()))
  expect(mailed).toHaveLength(1)
  expect(metrics.CountFailed).toBe(1)
})

test('a record that is held and cannot be read is named first, and hides no other [L7]', async () => {
  table.items.set('broken-1', { leadId: 'broken-1', dueQueue: 'held', dueAt: clock })
  await flood(somewhere(), limits.mails.most + 1)
  await quarterHour()
  expect(digests[0]?.text).toMatch(/The record broken-1 cannot be read[\s\S]*fuse board buzzing/)
})

test('no digest is a way to put markup or headers of one’s own before the owner [L10]', async () => {
  const typed = { fullName: '<b>=?UTF-8?B?eA==?=', jobDescription: '<script>alert(1)</script>\r\nBcc: a@b.example' }
  await flood(somewhere(), limits.mails.most + 1, typed)
  await quarterHour()
  expect(digests[0]?.text).toContain('<script>alert(1)</script> Bcc: a@b.example')
  expect(digests[0]?.html).not.toMatch(/<(b|script)>/)
  expect(digests[0]?.subject).not.toMatch(/[\r\n]/)
})

test.each(['table', 'last resort'])(
  'photos that come after an emergency use up nothing of its address, kept in the %s [L19]',
  async (place) => {
    const { store } = deps
    const address = somewhere()
    const kept = new Set<string>()
    if (place === 'last resort') {
      const put = () => Promise.reject(new Error('down'))
      deps.store = { ...store, put }
      deps.lastResort = {
        ...deps.lastResort,
        keep: async ({ leadId }) => (kept.size === kept.add(leadId).size ? 'repeat' : 'kept'),
        markMailed: async () => {},
      }
    }
    const idempotencyKey = crypto.randomUUID()
    for (let photosNotArrived = 5; photosNotArrived >= 0; photosNotArrived--)
      await post(address, { ...emergency, idempotencyKey, photosNotArrived })
    deps.store = store
    const next = await flood(address, limits.emergencies.most - 1, emergency)
    for (const id of next) expect(mailed).toContain(id)
  },
)
