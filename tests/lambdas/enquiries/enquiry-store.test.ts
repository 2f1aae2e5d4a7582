import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { createEnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { retention } from '../../../lambdas/shared/retention.ts'
import { createEnquiryRecords } from '../../../scripts/operate/enquiries/enquiry-records.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'
import { enquiriesTable, startTables } from '../../fixtures/tables.ts'

const dynamo = await startTables()
afterAll(() => dynamo.stop())
const client = createDynamoClient({ endpoint: dynamo.endpoint })
const store = createEnquiryStore(client, enquiriesTable)
const records = createEnquiryRecords(client, enquiriesTable)

const receivedAt = '2026-11-20T17:42:00.000Z'

/** When DynamoDB deletes the record: `expiresAt`, in epoch seconds, is the table's own. */
async function expiryOf(enquiryId: string) {
  const { Item } = await client.send(new GetCommand({ TableName: enquiriesTable, Key: { enquiryId } }))
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

test('a mail that is noted ends its tries; the time of the first one stays, and the message that an operator sent is known', async () => {
  const enquiry = enquiryOf()
  const { enquiryId } = enquiry
  const [first, second] = [Date.parse(receivedAt) + 1000, Date.parse(receivedAt) + 2000]
  await store.create(enquiry)
  expect(await store.setMailTries(enquiryId, { mailTries: 2, mailTriedAt: receivedAt })).toBe(true)
  await store.noteMailed(enquiryId, { at: first, messageId: 'm-1' })
  await store.noteMailed(enquiryId, { at: second, messageId: 'm-2', resendId: 'again' })
  const stored = await records.get(enquiryId)
  expect(stored).toMatchObject({ mailedAt: new Date(first).toISOString(), messageId: 'm-2', resendId: 'again' })
  expect(stored?.mailTries ?? stored?.mailTriedAt).toBeUndefined()
})

test('a receipt is claimed once; when it was, and when the enquiry was set aside first, stays', async () => {
  const { enquiryId } = enquiryOf()
  await store.create(enquiryOf({ enquiryId }))
  const [first, second] = [Date.parse(receivedAt) + 1000, Date.parse(receivedAt) + 2000]
  const claims = [await store.claimReceipt(enquiryId, first), await store.claimReceipt(enquiryId, second)]
  for (const at of [first, second]) await store.setAside(enquiryId, at)
  expect(claims).toEqual([true, false])
  const time = new Date(first).toISOString()
  expect(await records.get(enquiryId)).toMatchObject({ receiptAt: time, setAsideAt: time })
})

test('a try that is taken back leaves no trace of it', async () => {
  const enquiry = enquiryOf()
  await store.create(enquiry)
  await store.setMailTries(enquiry.enquiryId, { mailTries: 1, mailTriedAt: receivedAt })
  await store.setMailTries(enquiry.enquiryId, { mailTries: 0, mailTriedAt: undefined })
  const stored = await records.get(enquiry.enquiryId)
  expect([stored?.mailTries, stored?.mailTriedAt]).toEqual([0, undefined])
})

test('an erased enquiry takes no note', async () => {
  const enquiry = enquiryOf()
  const { enquiryId } = enquiry
  await records.erase(enquiryId, [], Date.now())
  expect(await store.create(enquiry)).toBe(false)
  expect(await store.setMailTries(enquiryId, { mailTries: 1, mailTriedAt: receivedAt })).toBe(false)
  await store.noteMailed(enquiryId, { at: Date.now(), messageId: 'm' })
  await store.setAside(enquiryId, Date.now())
  expect(await store.claimReceipt(enquiryId, Date.now())).toBe(false)
  expect(await store.read(enquiryId)).toBe('erased')
})
