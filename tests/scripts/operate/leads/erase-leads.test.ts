import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../../lambdas/leads/redeliver-leads.ts'
import { photoUrl } from '../../../../lambdas/photos/photo-key.ts'
import { lastResortBucket, photoBucket } from '../../../../scripts/local/services/s3.ts'
import { eraseLeads } from '../../../../scripts/operate/leads/erase-leads.ts'
import { leadBook, printed } from '../../../fixtures/lead-book.ts'
import { siteUrl } from '../../../fixtures/lead-deps.ts'
import { leadServices } from '../../../fixtures/lead-services.ts'
import { pictures, putPhoto } from '../../../fixtures/pictures.ts'
import { leadOf, quoteRequest } from '../../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
let book = leadBook(services)

beforeEach(services.clear)

const erase = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => eraseLeads(book, terminal, ids, options), answer)
const yes = true

async function exists(key: string): Promise<boolean> {
  const head = new HeadObjectCommand({ Bucket: photoBucket, Key: key })
  return deps.s3.send(head).then(
    () => true,
    () => false,
  )
}

test('one command erases a person: leads with their flags, photos, and what the last resort holds [G3]', async () => {
  const key = await putPhoto(deps.s3, pictures.jpeg)
  await acceptLead(quoteRequest({ photoUrls: [photoUrl(siteUrl, key)] }), deps)
  await acceptLead(quoteRequest({ jobDescription: 'again', phone: '+44 7700 900456' }), deps)
  await deps.lastResort.keep(leadOf({ leadId: 'kept' }))
  const other = await acceptLead(quoteRequest({ phone: '07700 900999' }), deps)

  await expect(erase([], { phone: '07700900456' }, 'no')).rejects.toThrow('Nothing was changed')
  expect(await Array.fromAsync(deps.store.scan())).toHaveLength(3)

  const text = await erase([], { phone: '07700900456' }, 'erase')
  expect(text).toContain('35 days')
  expect(text).toMatch(/dead-letter queue .* 14 days/)
  expect((await Array.fromAsync(deps.store.scan())).map(({ leadId }) => leadId)).toEqual([other.leadId])
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
  expect(await exists(key)).toBe(false)
})

test('erases by e-mail address or id too, and never without being told whom [G3]', async () => {
  const { leadId } = await acceptLead(quoteRequest(), deps)
  await acceptLead(quoteRequest({ email: 'Someone@Example.com' }), deps)
  await erase([], { email: 'someone@example.com', yes })
  await erase([leadId], { yes })
  expect(await Array.fromAsync(deps.store.scan())).toEqual([])
  await expect(erase([])).rejects.toThrow('Whom?')
  await expect(erase(['a'], { phone: '07700900456' })).rejects.toThrow('not both')
  await expect(erase([], { phone: '020 7946 0999' })).rejects.toThrow('nothing to erase')
  for (const email of ['', ' ', 'someone'])
    await expect(erase([], { email, yes })).rejects.toThrow('not an e-mail address')
})

const broken = '{"lead":{"fullName":"Priya","phone":"07700 900456","email":"priya@exam'

test('what cannot be read hides nobody, and is erased by id, number or address [G3]', async () => {
  const put = (Key: string) => deps.s3.send(new PutObjectCommand({ Bucket: lastResortBucket, Key, Body: broken }))
  await put('leads/half.json')
  const { leadId } = await acceptLead(quoteRequest(), deps)
  const record = Object.assign(leadOf(), { receivedAt: 'yesterday' })
  await deps.store.put(record, { dueAt: 1, attempt: 'a' })

  await erase([], { phone: '+44 7700 900456', yes })
  expect(await deps.store.getRecord(leadId)).toBeUndefined()
  expect(await deps.store.getRecord(record.leadId)).toBeUndefined()
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])

  await put('leads/half.json')
  await erase(['half'], { yes })
  await put('leads/half.json')
  await erase([], { email: 'Priya@exam', yes })
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
})

test.each([
  [{ email: 'joann@example.com', phone: '020 7946 0001' }, 'an address that ends like theirs'],
  [{ email: 'ann@example.com.au', phone: '020 7946 0001' }, 'an address that begins like theirs'],
  [{ email: '', phone: '+1 770 090 0456' }, 'a number abroad with the same digits'],
])('a stranger is left alone: %j, %s [G3]', async (changes) => {
  const { leadId } = await acceptLead(quoteRequest(changes), deps)
  await expect(erase([], { phone: '07700 900456', email: 'ann@example.com', yes })).rejects.toThrow('nothing to erase')
  expect(await deps.store.get(leadId)).toBeDefined()
})

test.each([
  { email: 'ann @ example.com', phone: '020 7946 0001' },
  { email: 'Ann Ohm <ANN@Example.com>', phone: '020 7946 0001' },
  { email: '', phone: '07700 -- -- 900456' },
  { email: '', phone: '020 7946 0001 ext 204, mobile 07700\u00ad900456' },
  { email: 'ann＠example.com.', phone: '020 7946 0001' },
  { email: '', phone: '٠٧٧٠٠ ٩٠٠٤٥٦' },
])('a person is found however they typed it: %j [G3]', async (changes) => {
  const { leadId } = await acceptLead(quoteRequest(changes), deps)
  await erase([], { phone: '07700900456', email: 'Ann@example.com ', yes })
  expect(await deps.store.get(leadId)).toBeUndefined()
})

test('the list shows name, number and address before it asks [G3]', async () => {
  await acceptLead(quoteRequest({ email: 'ann@example.com' }), deps)
  const shown = await erase([], { email: 'ann@example.com', dryRun: true })
  expect(shown).toContain('Priya Sharma, 07700 900456, ann@example.com')
})

test('a lead that is only in the last resort is erased by its id [G3]', async () => {
  const lead = leadOf()
  await deps.lastResort.keep(lead)
  await erase([lead.leadId], { yes })
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
})

test('a number is found among others, with its country or without [G3]', async () => {
  for (const phone of ['07700 900456 / 020 7946 0123', '+44 (0)7700 900 456', '020 7946 0123 or 07700-900456']) {
    const { leadId } = await acceptLead(quoteRequest({ phone }), deps)
    await erase([], { phone: '07700900456', yes })
    expect(await deps.store.get(leadId)).toBeUndefined()
  }
})

test('an erased lead is brought back neither by a sweep that had read it nor by a write that was on its way [G3]', async () => {
  const store = { ...deps.store, put: () => Promise.reject(new Error('down')) }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, store })
  const getText: typeof deps.lastResort.getText = async (key) => {
    const text = await deps.lastResort.getText(key)
    await erase([leadId], { yes })
    return text
  }
  const mails = (await services.inbox()).length
  const now = () => Date.now() + 3 * 60_000
  await redeliverLeads({ ...deps, now, lastResort: { ...deps.lastResort, getText } })
  await deps.store.set(leadId, 'mailBounce', '2026-11-20T10:00:00Z')
  await deps.store.requeue(leadId, 1)
  await redeliverLeads(deps)
  expect(await Array.fromAsync(deps.store.scan())).toEqual([])
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
  expect((await services.inbox()).length).toBe(mails)
})

test('an erasure that failed halfway finds all of it when it is run again [G3]', async () => {
  const lead = leadOf()
  await deps.lastResort.keep(lead)
  const working = book
  book = { ...working, store: { ...working.store, erase: () => Promise.reject(new Error('down')) } }
  await expect(erase([lead.leadId], { yes })).rejects.toThrow('down')
  book = working
  await erase([lead.leadId], { yes })
  // A sweep that has read the object cannot store it again.
  expect(await deps.store.put(lead, { dueAt: 1, attempt: 'a' })).toBe('repeat')
})
