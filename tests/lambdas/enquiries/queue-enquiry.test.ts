import { createHash } from 'node:crypto'
import { ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { readEnquiryMessage, writeEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { queueEnquiry } from '../../../lambdas/enquiries/queue-enquiry.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { enquiryFields } from '../../../lambdas/shared/enquiry-fields.ts'
import { unkeyed } from '../../../lambdas/shared/enquiry-rules.ts'
import { formPath, notSentPath, sentDangerPath, sentPath } from '../../../lambdas/shared/form-paths.ts'
import { photoUrl } from '../../../lambdas/shared/photo-key.ts'
import { listen } from '../../../scripts/local/services/http-server.ts'
import { call, postForm } from '../../fixtures/call.ts'
import { enquiryRequest, newPhotoKey, typed } from '../../fixtures/enquiry.ts'
import { startQueues } from '../../fixtures/enquiry-operator.ts'
import { anyViewer, enquiriesQueue, requestDeps, siteUrl } from '../../fixtures/enquiry-settings.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { messageOf } from '../../fixtures/post-enquiry.ts'

const uuid = () => crypto.randomUUID()

test('what is queued is the whole enquiry in ASCII, the largest below 200 KB, and reads as it was', async () => {
  const everything = '\uffff\ufffe\u0001é💡\u202eשלום"\\'
  const longest = Object.fromEntries(
    Object.entries(enquiryFields).map(([name, { longest: most }]) => [name, `1A${everything.repeat(most)}`]),
  )
  const photoUrls = Array.from({ length: 5 }, () => photoUrl(siteUrl, newPhotoKey()))
  const { message } = await messageOf(
    enquiryRequest({ ...longest, phone: '07700 900456', about: everything.repeat(50), photoUrls }),
  )
  const body = writeEnquiryMessage(message)
  expect(body).toMatch(/^[\x20-\x7e]+$/)
  expect(body.length).toBeLessThan(200_000)
  expect(readEnquiryMessage(body)).toEqual(message)
})

test('the network address stands in no message, but for a keyed hash of it', async () => {
  const address = '203.0.113.7'
  const { message } = await messageOf(enquiryRequest(), { viewer: { ...anyViewer, address } })
  expect(message.network).toMatch(/^[\w-]{43}$/)
  expect(writeEnquiryMessage(message)).not.toContain(address)
})

test('without a key the same words are one enquiry within the hour, from any address; later, and edited, they are another', async () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const idOf = async (at: number, address?: string, changes = {}) => {
    const request = enquiryRequest({ idempotencyKey: undefined, ...changes })
    return (await messageOf(request, { now: () => at, viewer: { ...anyViewer, address } })).response.enquiryId
  }
  const first = await idOf(now, '203.0.113.7')
  for (const address of ['203.0.113.7', '2001:db8::1', undefined])
    expect(await idOf(now + 59 * 60_000, address)).toBe(first)
  for (const hours of [1, 24, 7 * 24]) expect(await idOf(now + hours * 60 * 60_000, '203.0.113.7')).not.toBe(first)
  expect(await idOf(now, '203.0.113.7', { jobDescription: 'another' })).not.toBe(first)
  expect(await idOf(now, '203.0.113.7', { idempotencyKey: unkeyed })).toBe(first)
})

const sqs = await startQueues()
setLambdaEnvironment({ sqs: sqs.endpoint })
const { handler } = await import('../../../lambdas/enquiries/send-lead-email.lambda.ts')
/** The last message that the queue has. */
async function bodyOfLast(): Promise<string> {
  const command = new ReceiveMessageCommand({ QueueUrl: enquiriesQueue, MaxNumberOfMessages: 10 })
  const { Messages = [] } = await createSqsClient({ endpoint: sqs.endpoint }).send(command)
  return Messages.at(-1)?.Body ?? ''
}

test('who opens the address that the form is posted to is taken to the form, and nothing is queued', async () => {
  expect(await call(handler, { route: 'openForm' })).toMatchObject({ status: 303, headers: { location: formPath } })
  expect(await bodyOfLast()).toBe('')
})

test('an enquiry is answered by its id once the queue has it, and a repeat by the same', async () => {
  const body = { ...typed, idempotencyKey: uuid() }
  const first = await call(handler, { route: 'sendLeadEmail', body })
  expect(first).toMatchObject({
    status: 200,
    json: { enquiryId: expect.stringMatching(/^[0-9a-f]{32}$/), urgent: false },
  })
  expect((await call(handler, { route: 'sendLeadEmail', body })).json).toEqual(first.json)
})

test('what lacks a required field is refused: in JSON with a sentence each, a form post by a page', async () => {
  const response = await call(handler, { route: 'sendLeadEmail', body: { ...typed, phone: ' ', postcode: '' } })
  expect(response.status).toBe(422)
  expect(Object.keys(response.json.error.fields)).toEqual(['phone', 'postcode'])
  const post = (fields: Record<string, string>) => postForm(handler, fields, {}, 'sendLeadEmail')
  expect(await post(typed)).toMatchObject({ status: 303, headers: { location: sentPath } })
  expect(await post({ ...typed, fullName: '' })).toMatchObject({ status: 303, headers: { location: notSentPath } })
})

test('a form post without script is read as it is typed: an emergency, names of photos, and what a name repeats', async () => {
  const fields = new URLSearchParams({ ...typed, emergency: 'on' })
  for (const name of ['hall.jpg', 'board.jpg']) fields.append('photoUrls', name)
  fields.append('fullName', 'Somebody Else')
  fields.append('emergency', '')
  expect(await postForm(handler, fields, {}, 'sendLeadEmail')).toMatchObject({ status: 303 })
  const body = await bodyOfLast()
  expect(readEnquiryMessage(body).enquiry).toMatchObject({
    fullName: typed.fullName,
    emergency: true,
    photoKeys: [],
    photosLeftOut: 2,
  })
})

const dangers: [string, Record<string, string>][] = [
  ['a declared emergency', { emergency: 'on' }],
  ['words that sound dangerous', { jobDescription: 'Sparks from the fuse board' }],
]

test.each(dangers)(
  '%s: the response says so, and a form post is sent to the page that asks to ring',
  async (_, changes) => {
    const enquiry = { ...typed, ...changes }
    const body = { ...enquiry, idempotencyKey: uuid() }
    expect((await call(handler, { route: 'sendLeadEmail', body })).json).toMatchObject({ urgent: true })
    const post = (fields: Record<string, string>) => postForm(handler, fields, {}, 'sendLeadEmail')
    expect(await post(enquiry)).toMatchObject({ status: 303, headers: { location: sentDangerPath } })
    expect(await post({ ...enquiry, phone: '' })).toMatchObject({ status: 303, headers: { location: notSentPath } })
  },
)

test('a lost response is asked for again, and the queue has the enquiry once', async () => {
  const messages: string[] = []
  let lost = 1
  const service = await listen(async (request, response) => {
    const sent = JSON.parse(Buffer.concat(await request.toArray()).toString())
    messages.push(sent.MessageDeduplicationId)
    if (lost-- > 0) return request.socket.destroy()
    const MD5OfMessageBody = createHash('md5').update(sent.MessageBody).digest('hex')
    response.end(JSON.stringify({ MessageId: 'm', MD5OfMessageBody }))
  })
  const queue = createEnquiryQueue(createSqsClient({ endpoint: service.endpoint }), enquiriesQueue)
  expect(await queueEnquiry(enquiryRequest(), { ...requestDeps, queue })).toMatchObject({ enquiryId: messages[0] })
  expect(messages).toHaveLength(2)
  expect(new Set(messages).size, 'the queue would ignore the second').toBe(1)
  await service.stop()
})
