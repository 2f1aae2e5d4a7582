import { beforeEach, expect, test, vi } from 'vitest'
import { referenceOf } from '../../../../lambdas/contract/reference.ts'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../../lambdas/leads/redeliver-leads.ts'
import { eraseLeads } from '../../../../scripts/operate/leads/erase-leads.ts'
import { exportLeads, toCsv } from '../../../../scripts/operate/leads/export-leads.ts'
import { resendLeads } from '../../../../scripts/operate/leads/redelivery.ts'
import { listLeads, showLeads } from '../../../../scripts/operate/leads/show-leads.ts'
import { leadBook, printed } from '../../../fixtures/lead-book.ts'
import { siteUrl } from '../../../fixtures/lead-deps.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { leadOf, quoteRequest } from '../../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
const book = leadBook(services)

beforeEach(services.clear)

const list = (options = {}) => printed((terminal) => listLeads(book, terminal, options))
const show = (...ids: string[]) => printed((terminal) => showLeads(book, terminal, ids, {}))
const resend = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => resendLeads(book, terminal, ids, options), answer)
const erase = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => eraseLeads(book, terminal, ids, options), answer)
const yes = true

test('list has a line for each lead, newest first, and canaries only when asked for', async () => {
  await deps.store.put(leadOf({ leadId: 'old', receivedAt: '2026-01-01T00:00:00.000Z' }), { dueAt: 1, attempt: 'a' })
  await deps.store.put(leadOf({ leadId: 'new' }), { dueAt: 1, attempt: 'a' })
  await deps.store.put(leadOf({ leadId: 'canary', canary: true }), { dueAt: 1, attempt: 'a' })
  const ids = async (options: object) =>
    JSON.parse(await list({ json: true, ...options })).map((row: { leadId: string }) => row.leadId)
  expect(await ids({})).toEqual(['new', 'old'])
  expect(await ids({ canaries: true })).toHaveLength(3)
  const text = await list()
  expect(text).toContain('2 leads')
  expect(text).not.toContain('priya@example.com')
})

test('export says in a sentence where it cannot write', async () => {
  const into = (to: string) => printed((terminal) => exportLeads(book, terminal, { to }))
  await expect(into('package.json')).rejects.toThrow('package.json is there already: give --to another name.')
  await expect(into('no-such-folder/leads.csv')).rejects.toThrow('There is no folder no-such-folder: make it first.')
})

test('show prints everything of a lead, and says so when there is none', async () => {
  const lead = leadOf()
  await deps.store.put(lead, { dueAt: 1, attempt: 'a' })
  expect(await show(lead.leadId)).toContain('priya@example.com')
  await expect(show('nobody')).rejects.toThrow('There is no lead nobody')
})

test('a reference is taken as it is printed, in capitals or not [G3]', async () => {
  const lead = leadOf()
  await deps.store.put(lead, { dueAt: 1, attempt: 'a' })
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
  await deps.store.put(leadOf({ leadId: '0123456789abcdef', ...long }), { dueAt: 1, attempt: 'a' })
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
  await deps.store.put(leadOf({ leadId: 'photos', photoKeys }), { dueAt: 1_795_000_000_000, attempt: 'a' })
  const text = await show('photos')
  expect(text.split(url)).toHaveLength(3)
  expect(text).toMatch(/^dueAt +2026-11-18 \d\d:\d\d$/m)
  const { leadId } = await acceptLead(quoteRequest(), deps)
  expect(await show(leadId)).toMatch(/^expiresAt +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
})

test('the beginning of an id is enough when only one lead has it, and four characters at least', async () => {
  for (const leadId of ['abcd1', 'abcd2', 'other']) await deps.store.put(leadOf({ leadId }), { dueAt: 1, attempt: 'a' })
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

test('resend has a lead mailed again as a copy, and keeps what became of the first mail', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  await deps.store.set(leadId, 'mailBounce', '2026-11-20T17:43:00.000Z')
  const first = await deps.store.get(leadId)
  await resend([leadId.slice(0, 6)], { yes })
  expect(await list()).toContain('to be mailed again')
  await redeliverLeads(deps)
  const mails = (await services.inbox()).filter(({ body }) => body.text.includes(leadId))
  expect(mails.map(({ subject }) => subject.startsWith('[copy] '))).toEqual([false, true])
  expect(mails[1]?.body.text).toMatch(/This is a copy: the enquiry was mailed to you on \w+day,? \d+ \w+ 20\d\d at/)
  expect(await deps.store.get(leadId)).toMatchObject({
    mailedAt: expect.any(String),
    earlierMails: [{ mailedAt: first?.mailedAt, mailBounce: '2026-11-20T17:43:00.000Z' }],
  })
  expect(await show(leadId)).toMatch(/^state +mailed$[\s\S]*^earlierMails +mailedAt .*, mailBounce 2026-11-20 17:43$/m)
})

test.each([
  ['no answer but a word', {}, 'no', 'Nothing was changed.'],
  ['nobody to ask', {}, undefined, 'add --yes'],
])('resend and erase do nothing without consent: %s', async (_, options, answer, sentence) => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  await expect(resend([leadId], options, answer)).rejects.toThrow(sentence)
  await expect(erase([leadId], options, answer)).rejects.toThrow(sentence)
  expect(await deps.store.get(leadId)).toMatchObject({ mailedAt: expect.any(String) })
})

test('a dry run says what would be touched and where, and touches nothing', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
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
  await deps.store.put(leadOf(), { dueAt: 1, attempt: 'a' })
  expect((await printed((terminal) => exportLeads(book, terminal, {}))).split('\n')).toHaveLength(2)
})

test('show tells that a lead was answered [O1]', async () => {
  const lead = leadOf()
  await deps.store.put(lead, { dueAt: 1, attempt: 'a' })
  await deps.list.markAnswered(lead.leadId, Date.now())
  expect(await show(lead.leadId)).toMatch(/^state +answered$/m)
})
