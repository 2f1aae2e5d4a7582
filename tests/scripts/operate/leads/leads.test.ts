import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../../lambdas/leads/redeliver-leads.ts'
import { photoUrl } from '../../../../lambdas/photos/photo-key.ts'
import { lastResortBucket, photoBucket } from '../../../../scripts/local/services/s3.ts'
import { eraseCommand } from '../../../../scripts/operate/leads/erase-command.ts'
import { exportCommand, toCsv } from '../../../../scripts/operate/leads/export-command.ts'
import type { Command, LeadBook, LeadOptions } from '../../../../scripts/operate/leads/lead-book.ts'
import { dueCommand, resendCommand } from '../../../../scripts/operate/leads/redelivery-commands.ts'
import { listCommand, showCommand } from '../../../../scripts/operate/leads/show-commands.ts'
import { collect } from '../../../fixtures/collect.ts'
import { siteUrl } from '../../../fixtures/lead-deps.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { pictures, putPhoto } from '../../../fixtures/pictures.ts'
import { leadOf, quoteRequest } from '../../../fixtures/quote.ts'

const services = leadServices()
let deps: ReturnType<typeof services.deps>
let book: LeadBook

beforeAll(async () => {
  deps = services.deps()
  book = { name: 'the test', store: deps.store, photos: deps.photos, lastResort: deps.lastResort }
})
beforeEach(async () => {
  for (const { leadId } of await collect(deps.store.scan())) await deps.store.erase(leadId, Date.now())
})

async function run(command: Command, operands: string[] = [], values: LeadOptions = {}, answer = '', width = 80) {
  const printed: string[] = []
  const confirm = async (_question: string, word: string) => answer === word
  const code = await command({ operands, values, book, print: (text) => void printed.push(text), width, confirm })
  return { code, text: printed.join('\n') }
}

async function exists(key: string): Promise<boolean> {
  const head = new HeadObjectCommand({ Bucket: photoBucket, Key: key })
  return deps.s3.send(head).then(
    () => true,
    () => false,
  )
}

test('list has a line for each lead, newest first, and canaries only when asked for', async () => {
  await deps.store.put(leadOf({ leadId: 'old', receivedAt: '2026-01-01T00:00:00.000Z' }), { dueAt: 1, attempt: 'a' })
  await deps.store.put(leadOf({ leadId: 'new' }), { dueAt: 1, attempt: 'a' })
  await deps.store.put(leadOf({ leadId: 'canary', canary: true }), { dueAt: 1, attempt: 'a' })
  const ids = async (values: LeadOptions) =>
    JSON.parse((await run(listCommand, [], { json: true, ...values })).text).map(
      (row: { leadId: string }) => row.leadId,
    )
  expect(await ids({})).toEqual(['new', 'old'])
  expect(await ids({ canaries: true })).toHaveLength(3)
  const { text } = await run(listCommand)
  expect(text).toContain('2 leads')
  expect(text).not.toContain('priya@example.com')
})

test('show prints everything of a lead, and says so when there is none', async () => {
  const lead = leadOf()
  await deps.store.put(lead, { dueAt: 1, attempt: 'a' })
  expect((await run(showCommand, [lead.leadId])).text).toContain('priya@example.com')
  await expect(run(showCommand, ['nobody'])).rejects.toThrow('There is no lead nobody')
})

test('list fits the terminal, with short ids and the time of this machine', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const long = { fullName: 'Persephone Featherstonehaugh', jobDescription: 'light '.repeat(40) }
  await deps.store.put(leadOf({ leadId: '0123456789abcdef', ...long }), { dueAt: 1, attempt: 'a' })
  const { text } = await run(listCommand)
  vi.unstubAllEnvs()
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(text).toMatch(/^01234567 {2}2026-11-20 23:12 {2}waiting {2}Persephone Feat… {2}07700 900456 {2}SW14 7AA/m)
})

test('show has the addresses of photos whole, and times as dates', async () => {
  const url = `${siteUrl}/customer-photos/${'a'.repeat(120)}.jpg`
  const photoUrls = [url, url]
  await deps.store.put(leadOf({ leadId: 'photos', photoUrls }), { dueAt: 1_795_000_000_000, attempt: 'a' })
  const { text } = await run(showCommand, ['photos'])
  expect(text.split(url)).toHaveLength(3)
  expect(text).toMatch(/^dueAt +2026-11-18 \d\d:\d\d$/m)
  const { leadId } = await acceptLead(quoteRequest(), deps)
  expect((await run(showCommand, [leadId])).text).toMatch(/^expiresAt +\d{4}-\d\d-\d\d \d\d:\d\d$/m)
})

test('the beginning of an id is enough when only one lead has it, and four characters at least', async () => {
  for (const leadId of ['abcd1', 'abcd2', 'other']) await deps.store.put(leadOf({ leadId }), { dueAt: 1, attempt: 'a' })
  expect((await run(showCommand, ['othe'])).text).toContain('other')
  expect((await run(showCommand, ['abcd1'])).text).toContain('abcd1')
  await expect(run(showCommand, ['abcd'])).rejects.toThrow('2 leads begin with "abcd"')
  await expect(run(eraseCommand, ['oth'], { yes: true })).rejects.toThrow('There is no lead oth')
})

test.each([
  [{}, '07700 900456'],
  [{ phoneDisplay: '+353 1 234 5678' }, '00353 1 234 5678'],
  [{ phone: '0770090045', phoneDisplay: undefined }, '07700 90045'],
])('a phone number stays as it is in a spreadsheet: %o', (changes, cell) => {
  expect(toCsv([leadOf(changes)])).toContain(`,${cell},`)
})

test('due shows what is left to do, and why it failed', async () => {
  const mailer = { send: () => Promise.reject(new TypeError('down')) }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, mailer })
  await redeliverLeads({ ...deps, mailer, now: () => Date.now() + 3 * 60_000 })
  const [row] = JSON.parse((await run(dueCommand, [], { json: true })).text)
  expect(row).toMatchObject({ leadId, toDo: 'mail', attempts: 1, lastError: 'TypeError' })
})

test('resend has a lead mailed again', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  await run(resendCommand, [leadId])
  await redeliverLeads(deps)
  expect((await services.inbox()).filter(({ body }) => body.text.includes(leadId))).toHaveLength(2)
})

test('export writes CSV in which no cell is a formula', async () => {
  const csv = toCsv([leadOf({ leadId: '1', fullName: '=HYPERLINK("x")', jobDescription: 'a "quoted"\nline, here' })])
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('"a ""quoted""\nline, here"')
  await deps.store.put(leadOf(), { dueAt: 1, attempt: 'a' })
  expect((await run(exportCommand)).text.split('\n')).toHaveLength(2)
})

test('one command erases a person: leads with their flags, photos, and what the last resort holds [G3]', async () => {
  const key = await putPhoto(deps.s3, pictures.jpeg)
  await acceptLead(quoteRequest({ photoUrls: [photoUrl(siteUrl, key)] }), deps)
  await acceptLead(quoteRequest({ jobDescription: 'again', phone: '+44 7700 900456' }), deps)
  await deps.lastResort.keep(leadOf({ leadId: 'kept' }))
  const other = await acceptLead(quoteRequest({ phone: '07700 900999' }), deps)

  expect(await run(eraseCommand, [], { phone: '07700900456' }, 'no')).toMatchObject({ code: 1 })
  expect(await collect(deps.store.scan())).toHaveLength(3)

  const { code, text } = await run(eraseCommand, [], { phone: '07700900456' }, 'erase')
  expect(code).toBe(0)
  expect(text).toContain('35 days')
  expect(text).toMatch(/dead-letter queue .* 14 days/)
  expect((await collect(deps.store.scan())).map(({ leadId }) => leadId)).toEqual([other.leadId])
  expect(await collect(deps.lastResort.list())).toEqual([])
  expect(await exists(key)).toBe(false)
})

test('erases by e-mail address or id too, and never without being told whom [G3]', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  await acceptLead(quoteRequest({ email: 'Someone@Example.com' }), deps)
  expect(await run(eraseCommand, [], { email: 'someone@example.com', yes: true })).toMatchObject({ code: 0 })
  expect(await run(eraseCommand, [leadId], { yes: true })).toMatchObject({ code: 0 })
  expect(await collect(deps.store.scan())).toEqual([])
  await expect(run(eraseCommand)).rejects.toThrow('Whom?')
  await expect(run(eraseCommand, ['a'], { phone: '07700900456' })).rejects.toThrow('not both')
  expect(await run(eraseCommand, [], { phone: '020 7946 0999' })).toMatchObject({ code: 1 })
})

const broken = '{"lead":{"fullName":"Priya","phone":"07700 900456","email":"priya@exam'

test('what cannot be read hides nobody, and is erased by id, number or address [G3]', async () => {
  const put = (Key: string) => deps.s3.send(new PutObjectCommand({ Bucket: lastResortBucket, Key, Body: broken }))
  await put('leads/half.json')
  const { leadId } = await acceptLead(quoteRequest(), deps)
  const record = Object.assign(leadOf(), { receivedAt: 'yesterday' })
  await deps.store.put(record, { dueAt: 1, attempt: 'a' })
  expect((await run(dueCommand, [], { json: true })).text).toContain('"half"')

  expect(await run(eraseCommand, [], { phone: '+44 7700 900456', yes: true })).toMatchObject({ code: 0 })
  expect(await deps.store.getRecord(leadId)).toBeUndefined()
  expect(await deps.store.getRecord(record.leadId)).toBeUndefined()
  expect(await collect(deps.lastResort.list())).toEqual([])

  await put('leads/half.json')
  expect(await run(eraseCommand, ['half'], { yes: true })).toMatchObject({ code: 0 })
  await put('leads/half.json')
  expect(await run(eraseCommand, [], { email: 'Priya@exam', yes: true })).toMatchObject({ code: 0 })
  expect(await collect(deps.lastResort.list())).toEqual([])
})

test('a lead that is only in the last resort is erased by its id [G3]', async () => {
  const lead = leadOf()
  await deps.lastResort.keep(lead)
  expect(await run(eraseCommand, [lead.leadId], { yes: true })).toMatchObject({ code: 0 })
  expect(await collect(deps.lastResort.list())).toEqual([])
})

test('a number is found among others, with its country or without [G3]', async () => {
  for (const phone of ['07700 900456 / 020 7946 0123', '+44 (0)7700 900 456', '020 7946 0123 or 07700-900456']) {
    const { leadId } = await acceptLead(quoteRequest({ phone }), deps)
    expect(await run(eraseCommand, [], { phone: '07700900456', yes: true }), phone).toMatchObject({ code: 0 })
    expect(await deps.store.get(leadId)).toBeUndefined()
  }
})

test('an erased lead is brought back neither by a sweep that had read it nor by a write that was on its way [G3]', async () => {
  const store = { ...deps.store, put: () => Promise.reject(new Error('down')) }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, store })
  const getText: typeof deps.lastResort.getText = async (key) => {
    const text = await deps.lastResort.getText(key)
    await run(eraseCommand, [leadId], { yes: true })
    return text
  }
  const mails = (await services.inbox()).length
  const now = () => Date.now() + 3 * 60_000
  await redeliverLeads({ ...deps, now, lastResort: { ...deps.lastResort, getText } })
  await deps.store.recordMailEvent(leadId, 'mailBounce', '2026-11-20T10:00:00Z')
  await deps.store.requeue(leadId, 1)
  await redeliverLeads(deps)
  expect(await collect(deps.store.scan())).toEqual([])
  expect(await collect(deps.lastResort.list())).toEqual([])
  expect((await services.inbox()).length).toBe(mails)
})
