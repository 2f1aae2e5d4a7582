import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { beforeEach, expect, test, vi } from 'vitest'
import { emergencyAbout } from '../../../../lambdas/contract/quote-rules.ts'
import { referenceOf } from '../../../../lambdas/contract/reference.ts'
import { deliverLead } from '../../../../lambdas/leads/deliver-lead.ts'
import { readLeadMessage, writeLeadMessage } from '../../../../lambdas/leads/lead-message.ts'
import { createSqsClient } from '../../../../lambdas/runtime/sqs-client.ts'
import { eraseLeads } from '../../../../scripts/operate/leads/erase-leads.ts'
import { exportLeads, toCsv } from '../../../../scripts/operate/leads/export-leads.ts'
import { resendDeadLetters, resendLeads } from '../../../../scripts/operate/leads/resend-leads.ts'
import { listLeads, showLeads } from '../../../../scripts/operate/leads/show-leads.ts'
import { leadBook, printed, startQueues } from '../../../fixtures/lead-book.ts'
import { leadsDeadLetters, leadsQueue, siteUrl } from '../../../fixtures/lead-deps.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { leadOf, quoteRequest } from '../../../fixtures/quote.ts'
import { sendEnquiry } from '../../../fixtures/send-enquiry.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const services = await leadServices()
const { deps } = services
const sqs = await startQueues()
const book = leadBook(services, sqs)

beforeEach(services.clear)

const list = (options = {}) => printed((terminal) => listLeads(book, terminal, options))
const show = (...ids: string[]) => printed((terminal) => showLeads(book, terminal, ids))
const resend = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => resendLeads(book, terminal, ids, options), answer)
const erase = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => eraseLeads(book, terminal, ids, options), answer)
const yes = true
/** The ids of the list's lines, between its head and its count. */
const listedIds = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(' ')[0])

test('list has a line for each lead, newest first, and none for the daily tests', async () => {
  await deps.store.create(leadOf({ leadId: 'old', receivedAt: '2026-01-01T00:00:00.000Z' }))
  await deps.store.create(leadOf({ leadId: 'new' }))
  await deps.store.create(leadOf({ leadId: 'canary', canary: true }))
  const text = await list()
  expect(listedIds(text)).toEqual(['new', 'old'])
  expect(text).toContain('2 leads')
  expect(text).not.toContain('priya@example.com')
})

test('list has emergencies and what sounds dangerous first, and says which', async () => {
  await deps.store.create(leadOf({ leadId: 'quote' }))
  const old = { receivedAt: '2026-01-01T00:00:00.000Z' }
  await deps.store.create(leadOf({ ...old, leadId: 'spark', jobDescription: 'Sparks from the fuse board' }))
  await deps.store.create(leadOf({ ...old, leadId: 'asked', about: emergencyAbout }))
  const text = await list()
  expect(listedIds(text).at(-1)).toBe('quote')
  for (const line of [/^spark.*sounds dangerous/m, /^asked.*EMERGENCY/m]) expect(text).toMatch(line)
  expect(text).not.toMatch(/^quote.*(dangerous|EMERGENCY)/m)
})

test('export writes every lead into a file for its owner alone, and over none that is there', async () => {
  for (const leadId of ['one', 'two']) await deps.store.create(leadOf({ leadId }))
  const to = join(temporaryFolder(), 'leads.csv')
  const exported = () => printed((terminal) => exportLeads(book, terminal, { to }))
  expect(await exported()).toBe(`2 leads of the test, into ${to}.`)
  expect(readFileSync(to, 'utf8').match(/\r\n/g)).toHaveLength(3)
  expect(statSync(to).mode & 0o777).toBe(0o600)
  await expect(exported()).rejects.toThrow(`${to} exists already`)
})

test('an export that is interrupted leaves nothing that the next one refuses', async () => {
  await deps.store.create(leadOf({ leadId: 'one' }))
  const to = join(temporaryFolder(), 'interrupted.csv')
  async function* since(): ReturnType<typeof book.list.since> {
    yield* book.list.since(0)
    throw new Error('gone')
  }
  const broken = { ...book, list: { ...book.list, since } }
  await expect(printed((terminal) => exportLeads(broken, terminal, { to }))).rejects.toThrow('gone')
  expect(readdirSync(dirname(to)).join()).not.toContain('interrupted')
  expect(await printed((terminal) => exportLeads(book, terminal, { to }))).toContain('1 lead')
})

test('show prints everything of a lead, and says so when there is none', async () => {
  const lead = leadOf()
  await deps.store.create(lead)
  expect(await show(lead.leadId)).toContain('priya@example.com')
  await expect(show('nobody')).rejects.toThrow('There is no lead nobody')
})

test('a reference is taken as it is printed, in capitals or not', async () => {
  const lead = leadOf()
  await deps.store.create(lead)
  const reference = referenceOf(lead.leadId)
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', '')]) {
    expect(await show(typed)).toContain(lead.leadId)
    for (const command of [resend, erase]) {
      expect(await command([typed], { dryRun: true })).toContain(lead.leadId)
    }
  }
})

test('list fits the terminal, with short ids and the time in London', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const long = { fullName: 'Persephone Featherstonehaugh', jobDescription: 'light '.repeat(40) }
  await deps.store.create(leadOf({ leadId: '0123456789abcdef', ...long }))
  const text = await list()
  const narrow = await printed((terminal) => listLeads(book, { ...terminal, width: 60 }, {}))
  vi.unstubAllEnvs()
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(text).toMatch(/^01234567 {2}2026-11-20 17:42 {2}Persephone Feat… {2}07700 900456 {2}waiting {2}SW14 7AA/m)
  expect(narrow, 'the whole number').toMatch(/^01234567 {2}2026-11-20 17:42 {2}Persephone Feat… {2}07700 900456/m)
})

test('show has the addresses of photos whole, and times as dates', async () => {
  const key = `customer-photos/${'a'.repeat(120)}.jpg`
  const url = `${siteUrl}/${key}`
  const photoKeys = [key, key]
  await deps.store.create(leadOf({ leadId: 'photos', photoKeys }))
  const text = await show('photos')
  expect(text.split(url)).toHaveLength(3)
  const { leadId } = await sendEnquiry(quoteRequest(), deps)
  expect(await show(leadId)).toMatch(/^expiresAt +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
})

test('the beginning of an id is enough when only one lead has it, and four characters at least', async () => {
  for (const leadId of ['abcd1', 'abcd2', 'other']) await deps.store.create(leadOf({ leadId }))
  expect(await show('othe')).toContain('other')
  expect(await show('abcd1')).toContain('abcd1')
  await expect(show('abcd')).rejects.toThrow('2 leads begin with "abcd"')
  await expect(erase(['oth'], { yes })).rejects.toThrow('There is no lead oth')
  await expect(erase(['abcd'], { yes })).rejects.toThrow('2 leads begin with "abcd"')
  await erase(['othe'], { yes })
  await expect(show('other')).rejects.toThrow('There is no lead other')
})

test.each([
  [{}, '07700 900456'],
  [{ phoneDisplay: '+353 1 234 5678' }, '00353 1 234 5678'],
  [{ phone: '0770090045', phoneDisplay: undefined }, '07700 90045'],
])('a phone number stays as it is in a spreadsheet: %o', (changes, cell) => {
  expect(toCsv([leadOf(changes)], siteUrl)).toContain(`,${cell},`)
})

test('export has all that was typed as the phone, beside the number found in it', () => {
  const phone = '07700 900801 wife 07700 900802, not after 6'
  const csv = toCsv([leadOf({ phone, phoneDisplay: '07700 900801' })], siteUrl)
  expect(csv).toContain(`,"${phone}",`)
  expect(csv).toContain(',07700 900801,')
})

/** What the worker does with everything that is in the queue. */
async function work(): Promise<void> {
  const worked = Promise.withResolvers<void>()
  const stop = sqs.consume(leadsQueue, 1, async ({ Records: [record] }) => {
    await deliverLead(readLeadMessage(record?.body ?? ''), deps)
    worked.resolve()
    return true
  })
  await worked.promise
  stop()
  await expect.poll(() => book.queues.countWaiting()).toBe(0)
}

test('resend has a lead mailed again as a copy, and keeps when it was mailed first', async () => {
  const { leadId } = await sendEnquiry(quoteRequest(), deps)
  const first = await deps.store.get(leadId)
  expect(await resend([leadId.slice(0, 6)], { yes })).toMatch(/^1 lead is in the queue/m)
  expect(await list()).toContain('waiting')
  await work()
  const mails = (await services.inbox()).filter(({ body }) => body.text.includes(leadId))
  expect(mails.map(({ subject }) => subject.startsWith('[copy] '))).toEqual([false, true])
  expect(mails[1]?.body.text).toMatch(/This is a copy: the enquiry was mailed to you on \w+day \d+ \w+, \d+:\d\d\./)
  expect(await deps.store.get(leadId)).toMatchObject({
    mailedAt: expect.any(String),
    earlierMails: [{ mailedAt: first?.mailedAt }],
  })
  expect(await show(leadId)).toMatch(/^state +mailed$[\s\S]*^earlierMails +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
})

test('what was held, or has two mails of which nobody knows, is mailed by resend', async () => {
  await deps.store.create({ ...leadOf({ leadId: 'held' }), heldAt: '2026-11-20T17:42:01.000Z' })
  await resend([], { held: true, yes })
  await work()
  expect(await deps.store.get('held')).toMatchObject({ mailedAt: expect.any(String) })
  expect(await deps.store.get('held')).not.toHaveProperty('heldAt')

  await deps.store.create(leadOf({ leadId: 'stuck' }))
  await deps.store.setMailTries('stuck', 2)
  expect(await list({ unmailed: true })).toContain('tried 2 times')
  await resend([], { unmailed: true, yes })
  await work()
  expect(await deps.store.get('stuck')).toMatchObject({ mailedAt: expect.any(String) })
})

test('dead letters are sent back into the queue, mailed unless they were before, and what cannot be read stays', async () => {
  const waiting = leadOf({ leadId: 'waiting' })
  await deps.store.create(waiting)
  await deps.store.setMailTries('waiting', 2)
  for (const [group, body] of [
    ['waiting', writeLeadMessage({ lead: waiting })],
    ['half', '{"cut'],
  ] as const) {
    const to = { QueueUrl: leadsDeadLetters, MessageGroupId: group, MessageDeduplicationId: group }
    await createSqsClient({ endpoint: sqs.endpoint }).send(new SendMessageCommand({ ...to, MessageBody: body }))
  }
  const sendBack = () => printed((terminal) => resendDeadLetters(book, terminal, { yes }))
  expect(await sendBack()).toContain('half  cannot be read: it stays')
  await work()
  expect(await deps.store.get('waiting')).toMatchObject({ mailedAt: expect.any(String) })
  await expect(sendBack()).rejects.toThrow('no dead letter to send back')
})

test('list and resend take the same choices, and resend wants one', async () => {
  const now = Date.now()
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString()
  await deps.store.create(leadOf({ leadId: 'old', receivedAt: daysAgo(5) }))
  await deps.store.create({ ...leadOf({ leadId: 'held', receivedAt: daysAgo(1) }), heldAt: daysAgo(1) })
  await deps.store.create(leadOf({ leadId: 'answered', receivedAt: daysAgo(1) }))
  await deps.list.markAnswered('answered', now)
  const ids = async (options: object) => listedIds(await list(options))
  expect(await ids({ since: now - 2 * 24 * 60 * 60_000 })).toEqual(['answered', 'held'])
  expect(await ids({ held: true })).toEqual(['held'])
  expect(await ids({ unanswered: true })).toEqual(['held', 'old'])
  const dry = { dryRun: true } as const
  expect(await resend([], { ...dry, since: now - 2 * 24 * 60 * 60_000 })).toMatch(/answered[\s\S]*held/)
  await expect(resend([], { ...dry, since: now })).rejects.toThrow('nothing to mail')
})

test.each([
  ['no answer but a word', {}, 'no', 'Nothing was changed.'],
  ['nobody to ask', {}, undefined, 'add --yes'],
])('resend and erase do nothing without consent: %s', async (_, options, answer, sentence) => {
  const { leadId } = await sendEnquiry(quoteRequest(), deps)
  await expect(resend([leadId], options, answer)).rejects.toThrow(sentence)
  await expect(erase([leadId], options, answer)).rejects.toThrow(sentence)
  expect(await deps.store.get(leadId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('a dry run says what would be touched and where, and touches nothing', async () => {
  const { leadId } = await sendEnquiry(quoteRequest(), deps)
  for (const text of [await resend([leadId], { dryRun: true }), await erase([leadId], { dryRun: true, yes })]) {
    expect(text).toMatch(new RegExp(`^${leadId}  .*Priya Sharma[\\s\\S]*A dry run: nothing was changed\\.`))
  }
  expect(await deps.store.get(leadId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('export writes CSV in which no cell is a formula', async () => {
  const csv = toCsv(
    [leadOf({ leadId: '1', fullName: '=HYPERLINK("x")', jobDescription: 'a "quoted"\nline, here' })],
    siteUrl,
  )
  expect(csv.startsWith('\uFEFFleadId,'), 'what tells Excel that it is UTF-8').toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('"a ""quoted""\nline, here"')
  expect(csv.match(/\r\n/g), 'the line ends of the format').toHaveLength(2)
})

test('show tells that a lead was answered', async () => {
  const lead = leadOf()
  await deps.store.create(lead)
  await deps.list.markAnswered(lead.leadId, Date.now())
  expect(await show(lead.leadId)).toMatch(/^state +answered$/m)
})
