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
import { asking, enquiriesQueue } from '../../fixtures/enquiry-settings.ts'

/** SQS as it may be on a bad day, and the reason that the log gives. */
const badDays: [string, Reason, ...RequestListener[]][] = [
  [
    'never answers, resets the connection, or begins an answer and never ends it',
    'no answer in time',
    () => {},
    (request) => request.socket.destroy(),
    (_, response) => response.writeHead(200, { 'content-length': '100' }).write('{'),
  ],
  ['throttles', 'service busy', (_, response) => response.writeHead(400).end('{"__type":"ThrottlingException"}')],
  ['refuses', 'permission refused', (_, response) => response.writeHead(403).end('{"__type":"AccessDenied"}')],
  ['fails', 'service error', (_, response) => response.writeHead(500).end('{}')],
  ['answers with nonsense', 'fault in our code', (_, response) => response.writeHead(200).end('{}')],
]
test.each(badDays)('503 within ten seconds when SQS %s, and the log says why', async (_, reason, ...listeners) => {
  const lines = catchLog()
  // At once, because each waits for its seconds.
  const ask = async (listener: RequestListener) => {
    const service = await listen(listener)
    const queue = createEnquiryQueue(createSqsClient({ endpoint: service.endpoint }), enquiriesQueue)
    const started = performance.now()
    await expect(queueEnquiry(enquiryRequest(), { ...asking, queue })).rejects.toMatchObject({ code: 'unavailable' })
    expect(performance.now() - started).toBeLessThan(queueBound + 2000)
    await service.stop()
  }
  await Promise.all(listeners.map(ask))
  const logged = { message: 'request failed', step: 'queue', reason }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(listeners.map(() => logged))
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
