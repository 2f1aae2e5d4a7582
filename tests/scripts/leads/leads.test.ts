import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { photoUrl } from '../../../lambdas/photos/photo-key.ts'
import { dueCommand } from '../../../scripts/leads/due-command.ts'
import { eraseCommand } from '../../../scripts/leads/erase-command.ts'
import { exportCommand, toCsv } from '../../../scripts/leads/export-command.ts'
import type { Command, LeadBook, LeadOptions } from '../../../scripts/leads/lead-book.ts'
import { listCommand } from '../../../scripts/leads/list-command.ts'
import { resendCommand } from '../../../scripts/leads/resend-command.ts'
import { showCommand } from '../../../scripts/leads/show-command.ts'
import { collect } from '../../fixtures/collect.ts'
import { leadDeps, siteUrl } from '../../fixtures/lead-deps.ts'
import {
  type LocalService,
  lastResortBucket,
  photoBucket,
  startDynamo,
  startS3,
  startSes,
} from '../../fixtures/local-services.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { leadOf, quoteRequest } from '../../fixtures/quote.ts'

let dynamo: LocalService
let s3: LocalService
let ses: Awaited<ReturnType<typeof startSes>>
let deps: ReturnType<typeof leadDeps>
let book: LeadBook

beforeAll(async () => {
  ;[dynamo, s3, ses] = await Promise.all([startDynamo(), startS3(), startSes()])
  deps = leadDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: ses.endpoint })
  book = { name: 'the test', store: deps.store, photos: deps.photos, lastResort: deps.lastResort }
})
afterAll(() => Promise.all([dynamo, s3, ses].map(({ stop }) => stop())))
beforeEach(async () => {
  for (const { leadId } of await collect(deps.store.scan())) await deps.store.erase(leadId, Date.now())
})

async function run(command: Command, operands: string[] = [], values: LeadOptions = {}, answer = '') {
  const printed: string[] = []
  const confirm = async (_question: string, word: string) => answer === word
  const code = await command({ operands, values, book, print: (text) => void printed.push(text), confirm })
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
  expect((await ses.inbox()).filter(({ body }) => body.text.includes(leadId))).toHaveLength(2)
})

test('export writes CSV in which no cell is a formula', async () => {
  const csv = toCsv([leadOf({ leadId: '1', fullName: '=HYPERLINK("x")', jobDescription: 'a "quoted"\nline, here' })])
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain('"a ""quoted""\nline, here"')
  await deps.store.put(leadOf(), { dueAt: 1, attempt: 'a' })
  expect((await run(exportCommand)).text.split('\n')).toHaveLength(2)
})

test('G3: one command erases a person: leads with their flags, photos, and what the last resort holds', async () => {
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

test('G3: by e-mail address or id, too; and never without saying whom', async () => {
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

test('G3: what cannot be read hides nobody, and is erased by id, number or address', async () => {
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

test('G3: a lead that is only in the last resort is erased by its id', async () => {
  const lead = leadOf()
  await deps.lastResort.keep(lead)
  expect(await run(eraseCommand, [lead.leadId], { yes: true })).toMatchObject({ code: 0 })
  expect(await collect(deps.lastResort.list())).toEqual([])
})

test('G3: a number is found among others, with its country or without', async () => {
  for (const phone of ['07700 900456 / 020 7946 0123', '+44 (0)7700 900 456', '020 7946 0123 or 07700-900456']) {
    const { leadId } = await acceptLead(quoteRequest({ phone }), deps)
    expect(await run(eraseCommand, [], { phone: '07700900456', yes: true }), phone).toMatchObject({ code: 0 })
    expect(await deps.store.get(leadId)).toBeUndefined()
  }
})

test('G3: an erased lead is brought back neither by a sweep that had read it nor by a write that was on its way', async () => {
  const store = { ...deps.store, put: () => Promise.reject(new Error('down')) }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, store })
  const getText: typeof deps.lastResort.getText = async (key) => {
    const text = await deps.lastResort.getText(key)
    await run(eraseCommand, [leadId], { yes: true })
    return text
  }
  const mails = (await ses.inbox()).length
  const now = () => Date.now() + 3 * 60_000
  await redeliverLeads({ ...deps, now, lastResort: { ...deps.lastResort, getText } })
  await deps.store.recordMailEvent(leadId, 'mailBounce', '2026-11-20T10:00:00Z')
  await deps.store.requeue(leadId, 1)
  await redeliverLeads(deps)
  expect(await collect(deps.store.scan())).toEqual([])
  expect(await collect(deps.lastResort.list())).toEqual([])
  expect((await ses.inbox()).length).toBe(mails)
})
