import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliverEnquiry } from '../../../../lambdas/enquiries/deliver-enquiry.ts'
import { writeEnquiryMessage } from '../../../../lambdas/enquiries/enquiry-message.ts'
import { photoUrl } from '../../../../lambdas/shared/photo-key.ts'
import { eraseEnquiries } from '../../../../scripts/operate/enquiries/erase-enquiries.ts'
import { photoBucket } from '../../../fixtures/buckets.ts'
import { enquiryOf, enquiryRequest, newPhotoKey } from '../../../fixtures/enquiry.ts'
import { enquiryOperator, printed } from '../../../fixtures/enquiry-operator.ts'
import { enquiriesQueue, siteUrl } from '../../../fixtures/enquiry-settings.ts'
import { pictures, putPhoto } from '../../../fixtures/pictures.ts'
import { messageOf, postEnquiry } from '../../../fixtures/post-enquiry.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const { clear, deps, putDeadLetter, records, resources, sqs } = await enquiryOperator()

beforeEach(async () => {
  await clear()
  await using letters = await resources.queue.readDeadLetters()
  for (const deadLetter of letters.all) await letters.delete(deadLetter)
})

const erase = (ids: string[], options = {}, answer?: string) =>
  printed((terminal) => eraseEnquiries(resources, terminal, ids, options), answer)
const yes = true

async function deadLetters(): Promise<string[]> {
  await using letters = await resources.queue.readDeadLetters()
  return letters.all.map(({ enquiryId }) => enquiryId)
}

/** Ids of the records that are no mark of an erased one. */
const keptIds = async () =>
  (await Array.fromAsync(records.scan())).flatMap(({ enquiryId, isErased }) => (isErased ? [] : enquiryId))

async function exists(key: string): Promise<boolean> {
  const head = new HeadObjectCommand({ Bucket: photoBucket, Key: key })
  return deps.s3.send(head).then(
    () => true,
    () => false,
  )
}

test('one command erases a person: their enquiries, photos and dead letters', async () => {
  const key = await putPhoto(deps.s3, pictures.jpeg)
  await postEnquiry(enquiryRequest({ photoUrls: [photoUrl(siteUrl, key)] }), deps)
  await postEnquiry(enquiryRequest({ jobDescription: 'again', phone: '+44 7700 900456' }), deps)
  await putDeadLetter('kept', writeEnquiryMessage({ enquiry: enquiryOf({ enquiryId: 'kept' }) }))
  const stranger = enquiryOf({ enquiryId: 'other', phone: '020 7946 0001', email: '' })
  await putDeadLetter('other', writeEnquiryMessage({ enquiry: stranger }))
  const other = await postEnquiry(enquiryRequest({ phone: '07700 900999' }), deps)

  await expect(erase([], { phone: '07700900456' }, 'no')).rejects.toThrow('Nothing was changed')
  expect(await keptIds()).toHaveLength(3)

  const text = await erase([], { phone: '07700900456' }, 'erase')
  expect(text).toContain('35 days')
  expect(await keptIds()).toEqual([other.enquiryId])
  expect(await deadLetters(), 'a dead letter of somebody else stays').toEqual(['other'])
  expect(await deps.store.read('kept'), 'its mark is there too').toBe('erased')
  expect(await exists(key)).toBe(false)
})

test('what is no e-mail address is refused', async () => {
  for (const email of ['', ' ', 'someone'])
    await expect(erase([], { email, yes })).rejects.toThrow('not an e-mail address')
})

const broken = '{"enquiry":{"fullName":"Priya","phone":"07700 900456","email":"priya@exam'

test('what cannot be read hides nobody, and is erased by id, number or address', async () => {
  await putDeadLetter('half', broken)
  const { enquiryId } = await postEnquiry(enquiryRequest(), deps)
  const record = Object.assign(enquiryOf(), { receivedAt: 'yesterday', testEnquiry: true })
  await deps.store.create(record).catch(() => {})

  await erase([], { phone: '+44 7700 900456', yes })
  expect(await records.get(enquiryId)).toBeUndefined()
  expect(await deadLetters()).toEqual([])

  await putDeadLetter('half', broken)
  await erase(['half'], { yes })
  await putDeadLetter('half', broken)
  await erase([], { email: 'Priya@exam', yes })
  expect(await deadLetters()).toEqual([])
})

test('while anything is in the queue an erasure says what it erased, and fails; done again it finds the rest', async () => {
  await postEnquiry(enquiryRequest(), deps)
  const { message } = await messageOf(enquiryRequest({ jobDescription: 'on its way' }))
  await resources.queue.send(message)
  const { terminal, text } = terminalOf()
  const erased = eraseEnquiries(resources, terminal, [], { phone: '07700900456', yes })
  await expect(erased).rejects.toThrow('An enquiry is in the queue')
  expect(text()).toContain('Erased.')
  expect(await keptIds(), 'what was found is erased all the same').toEqual([])

  const { Messages: [taken] = [] } = await sqs.client.send(new ReceiveMessageCommand({ QueueUrl: enquiriesQueue }))
  await deliverEnquiry(message, deps, Date.now())
  await sqs.client.send(new DeleteMessageCommand({ QueueUrl: enquiriesQueue, ReceiptHandle: taken?.ReceiptHandle }))
  await erase([], { phone: '07700900456', yes })
  expect(await keptIds()).toEqual([])
})

test.each([
  [{ email: 'joann@example.com', phone: '020 7946 0001' }, 'an address that ends like theirs'],
  [{ email: 'ann@example.com.au', phone: '020 7946 0001' }, 'an address that begins like theirs'],
  [{ email: '', phone: '+1 770 090 0456' }, 'a number abroad with the same digits'],
])('a stranger is left alone: %j, %s', async (changes) => {
  const { enquiryId } = await postEnquiry(enquiryRequest(changes), deps)
  for (const email of ['ann@example.com', 'example|ann@example.com', '.*@example.com'])
    await expect(erase([], { phone: '07700 900456', email, yes })).rejects.toThrow('nothing to erase')
  expect(await records.get(enquiryId)).toBeDefined()
})

test.each([
  { email: 'ann @ example.com', phone: '020 7946 0001' },
  { email: 'Ann Ohm <ANN@Example.com>', phone: '020 7946 0001' },
  { email: '', phone: '07700 -- -- 900456' },
  { email: '', phone: '020 7946 0001 ext 204, mobile 07700\u00ad900456' },
  { email: 'ann＠example.com.', phone: '020 7946 0001' },
  { email: '', phone: '٠٧٧٠٠ ٩٠٠٤٥٦' },
  { email: '', phone: '07700 900456 / 020 7946 0123' },
  { email: '', phone: '+44 (0)7700 900 456' },
])('a person is found however they typed it: %j', async (changes) => {
  const { enquiryId } = await postEnquiry(enquiryRequest(changes), deps)
  await erase([], { phone: '07700900456', email: 'Ann@example.com ', yes })
  expect(await records.get(enquiryId)).toBeUndefined()
})

test('erase run again by its id finds a photo that came after it', async () => {
  const late = newPhotoKey()
  const enquiry = enquiryOf({ photoKeys: [late] })
  await deps.store.create(enquiry)
  expect(await erase([enquiry.enquiryId], { yes })).toContain('A photo whose upload was signed before may still arrive')
  await putPhoto(deps.s3, pictures.jpeg, late)
  const text = await erase([enquiry.enquiryId], { yes })
  expect(text).toContain(`${enquiry.enquiryId}  erased before  (table)`)
  expect(await exists(late)).toBe(false)
  expect(await deps.store.read(enquiry.enquiryId)).toBe('erased')
})

test('an erasure that failed halfway finds all of it when it is run again', async () => {
  const enquiry = enquiryOf()
  await putDeadLetter(enquiry.enquiryId, writeEnquiryMessage({ enquiry }))
  vi.spyOn(records, 'erase').mockRejectedValueOnce(new Error('down'))
  await expect(erase([enquiry.enquiryId], { yes })).rejects.toThrow('down')
  await erase([enquiry.enquiryId], { yes })
  expect(await deps.store.read(enquiry.enquiryId)).toBe('erased')
})
