import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { createEnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { retention } from '../../../lambdas/shared/retention.ts'
import { createOperatorEnquiryStore } from '../../../scripts/operate/enquiries/operator-enquiry-store.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { memoryStores } from '../../fixtures/memory-stores.ts'
import { enquiriesTable, startTables } from '../../fixtures/tables.ts'

const { dynamo } = await startTables()
const store = createEnquiryStore(dynamo, enquiriesTable)
const records = createOperatorEnquiryStore(dynamo, enquiriesTable)

const receivedAt = '2026-11-20T17:42:00.000Z'

/** When DynamoDB deletes the record: `expiresAt`, in epoch seconds, is the table's own. */
async function expiryOf(enquiryId: string) {
  const { Item } = await dynamo.send(new GetCommand({ TableName: enquiriesTable, Key: { enquiryId } }))
  return new Date(Item?.expiresAt * 1000).toISOString()
}

test('an enquiry expires the months after it was received that the privacy page says, whatever is noted on it', async () => {
  const enquiry = enquiryOf({ receivedAt })
  await store.create(enquiry)
  await store.setMailTries(enquiry.enquiryId, { mailTries: 1, mailTriedAt: receivedAt })
  await store.noteMailed(enquiry.enquiryId, { at: Date.now(), messageId: 'm-1' })
  const expected = new Date(Date.UTC(2026, 10 + retention.enquiryMonths, 20, 17, 42)).toISOString()
  expect(await expiryOf(enquiry.enquiryId)).toBe(expected)
})

test('a test enquiry expires after days', async () => {
  const enquiry = enquiryOf({ receivedAt, testEnquiry: true })
  await store.create(enquiry)
  const expected = new Date(Date.UTC(2026, 10, 20 + retention.testEnquiryDays, 17, 42)).toISOString()
  expect(await expiryOf(enquiry.enquiryId)).toBe(expected)
})

test('the mark of an erased enquiry outlives every copy that could bring it back', async () => {
  const erased = Date.parse(receivedAt)
  await records.erase('erased', [], erased)
  const days = (Date.parse(await expiryOf('erased')) - erased) / (24 * 60 * 60_000)
  expect(days).toBeGreaterThanOrEqual(retention.backupDays)
  // As a message, and then as a dead letter.
  expect(days).toBeGreaterThan(2 * retention.queueDays)
})

test('a receipt is claimed once, for an enquiry that is kept, and its time stays', async () => {
  const { enquiryId } = enquiryOf()
  await store.create(enquiryOf({ enquiryId }))
  const [first, second] = [Date.parse(receivedAt) + 1000, Date.parse(receivedAt) + 2000]
  const claims = [await store.claimReceipt(enquiryId, first), await store.claimReceipt(enquiryId, second)]
  expect(claims).toEqual([true, false])
  expect(await store.read(enquiryId)).toMatchObject({ receiptAt: new Date(first).toISOString() })
  await records.erase(enquiryId, [], Date.now())
  expect(await store.claimReceipt(enquiryId, second)).toBe(false)
})

const memory = memoryStores()
const ofTable = { store, erase: (enquiryId: string) => records.erase(enquiryId, [], Date.now()) }
const inMemory = { store: memory.store, erase: async (enquiryId: string) => memory.table.set(enquiryId, 'erased') }

describe.each([
  ['the table', ofTable],
  ['the memory of other tests', inMemory],
])('in %s', (_, { store, erase }) => {
  const [first, second] = [Date.parse(receivedAt) + 1000, Date.parse(receivedAt) + 2000]

  test('a mail that is noted ends its tries; its first time stays, and a resend is known, also after another mail', async () => {
    const enquiry = enquiryOf()
    const { enquiryId } = enquiry
    expect([await store.create(enquiry), await store.create(enquiry)]).toEqual([true, false])
    expect(await store.setMailTries(enquiryId, { mailTries: 2, mailTriedAt: receivedAt })).toBe(true)
    expect(await store.read(enquiryId)).toMatchObject({ mailTries: 2, mailTriedAt: receivedAt })
    await store.noteMailed(enquiryId, { at: first, messageId: 'm-1', resendId: 'again' })
    await store.noteMailed(enquiryId, { at: second, messageId: 'm-2' })
    const mailed = { mailedAt: new Date(first).toISOString(), messageId: 'm-2', resendId: 'again' }
    expect(await store.read(enquiryId)).toEqual({ ...enquiry, ...mailed, expiresAt: expect.any(Number) })
  })

  test('when it was set aside first stays', async () => {
    const enquiry = enquiryOf()
    await store.create(enquiry)
    for (const at of [first, second]) await store.setAside(enquiry.enquiryId, at)
    expect(await store.read(enquiry.enquiryId)).toMatchObject({ setAsideAt: new Date(first).toISOString() })
  })

  test('a try that is taken back leaves no trace of it', async () => {
    const enquiry = enquiryOf()
    await store.create(enquiry)
    await store.setMailTries(enquiry.enquiryId, { mailTries: 1, mailTriedAt: receivedAt })
    await store.setMailTries(enquiry.enquiryId, { mailTries: 0, mailTriedAt: undefined })
    expect(await store.read(enquiry.enquiryId)).toEqual({ ...enquiry, mailTries: 0, expiresAt: expect.any(Number) })
  })

  test('an erased enquiry takes no note', async () => {
    const enquiry = enquiryOf()
    const { enquiryId } = enquiry
    await erase(enquiryId)
    expect(await store.create(enquiry)).toBe(false)
    expect(await store.setMailTries(enquiryId, { mailTries: 1, mailTriedAt: receivedAt })).toBe(false)
    await store.noteMailed(enquiryId, { at: first, messageId: 'm' })
    await store.setAside(enquiryId, first)
    expect(await store.read(enquiryId)).toBe('erased')
  })
})
