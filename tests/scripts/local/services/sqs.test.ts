import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SendMessageCommand } from '@aws-sdk/client-sqs'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { createEnquiryQueue } from '../../../../lambdas/enquiries/enquiry-queue.ts'
import { createSqsClient } from '../../../../lambdas/runtime/sqs-client.ts'
import { listen } from '../../../../scripts/local/services/http-server.ts'
import { startSqs } from '../../../../scripts/local/services/sqs.ts'
import { createOperatorQueue } from '../../../../scripts/operate/enquiries/operator-queue.ts'
import { bundleOptions } from '../../../../scripts/site/bundle-functions.ts'
import { enquiryOf } from '../../../fixtures/enquiry.ts'
import { enquiryServices } from '../../../fixtures/enquiry-services.ts'
import { enquiriesQueue } from '../../../fixtures/enquiry-settings.ts'
import { lambdaVariables } from '../../../fixtures/lambda-environment.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const dead = { name: 'dead', visibilitySeconds: 180, deadLetters: undefined, maxReceives: Number.POSITIVE_INFINITY }
const specs = [{ ...dead, name: 'main', visibilitySeconds: 0, deadLetters: 'dead', maxReceives: 3 }, dead]
async function open(name: string, visibilitySeconds = 0) {
  const queues = specs.map((spec) => ({ ...spec, visibilitySeconds }))
  const sqs = await startSqs({ folder: join(folder, name), queues })
  const client = createSqsClient({ endpoint: sqs.endpoint })
  const send = (MessageBody: string, group: string | undefined = 'group', id = MessageBody) =>
    client.send(
      new SendMessageCommand({ QueueUrl: 'main', MessageBody, MessageGroupId: group, MessageDeduplicationId: id }),
    )
  return { sqs, send, queues: createOperatorQueue(client, 'main', 'dead') }
}

test('one message of a group at a time, in order; groups side by side; a repeat is ignored for five minutes', async () => {
  const { sqs, send, queues } = await open('order', 180)
  for (const body of ['a1', 'a2', 'b1']) await send(body, body.charAt(0))
  await send('a1', 'a')
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const stop = sqs.consume('main', 2, async ({ Records: [record] }) => {
    const { body = '' } = record ?? {}
    begun.push(body)
    await new Promise<void>((resolve) => ends.set(body, resolve))
    return true
  })
  await expect.poll(() => begun).toEqual(['a1', 'b1'])
  ends.get('a1')?.()
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  for (const end of ends.values()) end()
  await expect.poll(() => queues.countWaiting()).toBe(0)
  await send('a1', 'a')
  expect(await queues.countWaiting(), 'though the first is delivered').toBe(0)
  stop()
  await sqs.stop()
})

test('what fails comes again, and after its tries is a dead letter that delays no other', async () => {
  const { sqs, send, queues } = await open('dead letters')
  await send('bad', 'a')
  await send('good', 'b')
  const tries: string[] = []
  const stop = sqs.consume('main', 1, async ({ Records: [record] }) => {
    tries.push(`${record?.body} ${record?.attributes.ApproximateReceiveCount}`)
    return record?.body === 'good'
  })
  await expect.poll(() => queues.countWaiting()).toBe(0)
  stop()
  expect(tries.toSorted()).toEqual(['bad 1', 'bad 2', 'bad 3', 'good 1'])
  const { all } = await queues.readDeadLetters()
  expect(all.map(({ text }) => text)).toEqual(['bad'])
  await sqs.stop()
})

const services = await enquiryServices()

test('killed between a mail and its note and started again, the queue on disk loses nothing, and mails nothing more than twice', async () => {
  const bundles = join(folder, 'bundles')
  await build({
    ...bundleOptions({ source: 'lambdas', bundles }),
    entryPoints: [{ in: 'lambdas/enquiries/deliver-enquiry.lambda.ts', out: 'worker' }],
  })
  let worker: ChildProcess | undefined
  let mails = 0
  const ses = await listen(async (request, response) => {
    const { method, url = '/', headers } = request
    // Whole before the worker is killed: this is the mail that is there twice.
    const body = await buffer(request)
    mails += 1
    if (mails === 3) worker?.kill('SIGKILL')
    httpRequest(new URL(url, services.endpoints.ses), { method, headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    ).end(body)
  })
  onTestFinished(() => ses.stop())
  const start = async () => {
    const script = new URL('../../../fixtures/killed-queue.ts', import.meta.url)
    const env = { ...process.env, ...lambdaVariables({ ...services.endpoints, ses: ses.endpoint }) }
    const child = fork(script, [join(folder, 'killed'), join(bundles, 'worker.mjs'), enquiriesQueue], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    worker = child
    // Left alive by a failure, it would keep the whole run from ending.
    onTestFinished(() => void child.kill('SIGKILL'))
    const [endpoint] = await once(child, 'message')
    const client = createSqsClient({ endpoint: String(endpoint) })
    const queues = createOperatorQueue(client, enquiriesQueue, enquiriesQueue)
    return { child, queue: createEnquiryQueue(client, enquiriesQueue), queues }
  }
  const { child, queue } = await start()
  const ended = once(child, 'exit')
  const accepted: string[] = []
  while (!child.killed) {
    const enquiry = enquiryOf()
    // One that is not answered may or may not be there.
    await queue.send({ enquiry }).then(
      () => accepted.push(enquiry.enquiryId),
      () => {},
    )
  }
  await ended

  const { queues } = await start()
  // Where a busy machine lets a call time out, the message comes again after 20 s, and then after 60.
  await expect.poll(() => queues.countWaiting(), { timeout: 180_000 }).toBe(0)
  const texts = (await services.inbox()).map(({ body }) => body.text)
  const counts = accepted.map((enquiryId) => texts.filter((text) => text.includes(enquiryId)).length)
  expect(counts.filter((count) => count !== 1 && count !== 2)).toEqual([])
  expect(counts, 'that of the killed process').toContain(2)
  for (const enquiryId of accepted)
    expect(await services.records.get(enquiryId)).toMatchObject({ mailedAt: expect.any(String) })
}, 300_000)
