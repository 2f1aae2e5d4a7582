import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { queueBound, queueEnquiry } from '../../../lambdas/enquiries/queue-enquiry.ts'
import { claimPhotos } from '../../../lambdas/photos/claim-photos.ts'
import type { Reason } from '../../../lambdas/runtime/reason.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { listen } from '../../../scripts/local/services/http-server.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { enquiryRequest } from '../../fixtures/enquiry.ts'
import { enquiriesQueue, signingKey, siteUrl } from '../../fixtures/enquiry-deps.ts'
import { anyViewer } from '../../fixtures/viewer.ts'

/** SQS as it may be on a bad day, and the reason that the log gives. */
const badDays: [string, RequestListener, Reason][] = [
  ['never answers', () => {}, 'no answer in time'],
  ['resets the connection', (request) => request.socket.destroy(), 'no answer in time'],
  ['throttles', (_, response) => response.writeHead(400).end('{"__type":"ThrottlingException"}'), 'service busy'],
  ['refuses', (_, response) => response.writeHead(403).end('{"__type":"AccessDenied"}'), 'permission refused'],
  ['fails', (_, response) => response.writeHead(500).end('{}'), 'service error'],
  [
    'begins an answer and never ends it',
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{'),
    'no answer in time',
  ],
  ['answers with nonsense', (_, response) => response.writeHead(200).end('{}'), 'fault in our code'],
]
test.each(badDays)('503 within ten seconds when SQS %s, and the log says why', async (_, listener, reason) => {
  const service = await listen(listener)
  const queue = createEnquiryQueue(createSqsClient({ endpoint: service.endpoint }), enquiriesQueue)
  const lines = catchLog()
  const started = performance.now()
  const asking = { queue, viewer: anyViewer, signingKey, siteUrl, now: Date.now }
  await expect(queueEnquiry(enquiryRequest(), asking)).rejects.toMatchObject({ code: 'unavailable' })
  expect(performance.now() - started).toBeLessThan(queueBound + 2000)
  vi.restoreAllMocks()
  expect(JSON.parse(lines.join())).toMatchObject({ message: 'request failed', step: 'queue', reason })
  await service.stop()
})

test('a bucket that hangs costs the worker two seconds at most, and nobody knows of its photos', async () => {
  const never = () => new Promise<never>(() => {})
  const hanging = [
    { inspect: never, tagAttached: never },
    { inspect: async () => 'picture' as const, tagAttached: never },
  ]
  vi.useFakeTimers()
  for (const photos of hanging) {
    const began = Date.now()
    const claimed = claimPhotos(Array(5).fill('key'), { photos })
    await vi.runAllTimersAsync()
    expect((await claimed).map(({ state }) => state)).toEqual(Array(5).fill('unknown'))
    expect(Date.now() - began).toBeLessThanOrEqual(2000)
  }
  vi.useRealTimers()
})
