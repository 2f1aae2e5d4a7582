import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { type DeliverEnquiryDeps, deliverEnquiry } from '../../../lambdas/enquiries/deliver-enquiry.ts'
import { writeEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { handleMessage } from '../../../lambdas/enquiries/handle-message.ts'
import { queueBound, queueEnquiry } from '../../../lambdas/enquiries/queue-enquiry.ts'
import { createSendReceipt } from '../../../lambdas/enquiries/send-receipt.ts'
import type { Reason } from '../../../lambdas/runtime/reason.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { queueRules } from '../../../lambdas/shared/queue-rules.ts'
import { listen } from '../../../scripts/local/services/http-server.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { enquiryOf, enquiryRequest, newPhotoKey } from '../../fixtures/enquiry.ts'
import { business, enquiriesQueue, requestDeps, sender, signingKey, siteUrl } from '../../fixtures/enquiry-settings.ts'
import { sqsRecord } from '../../fixtures/sqs-record.ts'

/** SQS as it may be on a bad day, and the reason that the log gives. */
const badDays: [string, Reason, ...RequestListener[]][] = [
  [
    'never answers, resets the connection, or begins an answer and never ends it',
    'no answer in time',
    () => {},
    (request) => request.socket.destroy(),
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{'),
  ],
  ['answers with nonsense', 'fault in our code', (_, response) => response.writeHead(200).end('{}')],
]
test.each(badDays)('503 within ten seconds when SQS %s, and the log says why', async (_, reason, ...listeners) => {
  const lines = catchLog()
  // At once, because each waits for its seconds.
  const ask = async (listener: RequestListener) => {
    const service = await listen(listener)
    const queue = createEnquiryQueue(createSqsClient({ endpoint: service.endpoint }), enquiriesQueue)
    const started = performance.now()
    await expect(queueEnquiry(enquiryRequest(), { ...requestDeps, queue })).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(performance.now() - started).toBeLessThan(queueBound + 2000)
    await service.stop()
  }
  await Promise.all(listeners.map(ask))
  const logged = { message: 'request failed', step: 'queue', reason }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(listeners.map(() => logged))
})

test('the longest run of the worker ends five seconds before Lambda ends it', async () => {
  const photos = Array(photoRules.maxPhotos).fill('photos')
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') })
  const began = Date.now()
  const enquiry = enquiryOf({
    emergency: true,
    photoKeys: photos.map(() => newPhotoKey()),
    replyTo: 'priya@example.com',
    receivedAt: new Date(began).toISOString(),
  })
  /** Answers as its step is aborted, so that each takes all of its time and the run goes on. */
  const atTheLast = <Answer>(signal: AbortSignal | undefined, answer: Answer) =>
    new Promise<Answer>((resolve) => signal?.addEventListener('abort', () => resolve(answer)))
  // Created by somebody else between the first read and its own attempt, which makes a second read.
  const reads = [undefined, { ...enquiry }]
  const store: DeliverEnquiryDeps['store'] = {
    read: (_, signal) => atTheLast(signal, reads.shift()),
    create: (_, signal) => atTheLast(signal, false),
    setMailTries: (_id, _tries, signal) => atTheLast(signal, true),
    noteMailed: (_id, _note, signal) => atTheLast(signal, undefined),
    setAside: (_id, _at, signal) => atTheLast(signal, undefined),
  }
  const counter = { count: (_: unknown, signal?: AbortSignal) => atTheLast(signal, true) }
  const receipt = createSendReceipt({
    store: { claimReceipt: (_id, _at, signal) => atTheLast(signal, true) },
    counter,
    sendMail: async () => 'm-2',
    sender,
    businessEmail: sender,
    business,
    configurationSet: 'receipts',
    signingKey,
    siteUrl,
    now: Date.now,
  })
  const deps: DeliverEnquiryDeps = {
    siteUrl,
    store,
    counter,
    photos: {
      inspect: (_, signal) => atTheLast(signal, 'picture' as const),
      tagAttached: (_, signal) => atTheLast(signal, undefined),
      delete: (_, signal) => atTheLast(signal, undefined),
    },
    mailer: { send: (_email, _enquiry, signal) => atTheLast(signal, 'm-1') },
    receipt,
    now: Date.now,
  }
  const run = handleMessage(sqsRecord(writeEnquiryMessage({ enquiry, network: 'a' })), {
    deliver: (message, sentAt) => deliverEnquiry(message, deps, sentAt),
    queue: { changeVisibility: (_seconds, _handle, signal) => atTheLast(signal, undefined) },
    now: Date.now,
  })
  const lines = catchLog()
  await vi.runAllTimersAsync()
  expect(await run, 'its photos were not tagged').toBe(false)
  const logged = lines.map((line) => JSON.parse(line)).map(({ message, step }) => step ?? message)
  expect(logged).toEqual([...photos, 'enquiry mailed', 'receipt'])
  expect(Date.now() - began).toBeLessThanOrEqual((queueRules.workerSeconds - 5) * 1000)
  vi.useRealTimers()
})
