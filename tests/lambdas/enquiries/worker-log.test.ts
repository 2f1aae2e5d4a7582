/** What an operator reads when the worker fails: the line of its log, of which docs/operate.md quotes the words. */
import { beforeAll, expect, test } from 'vitest'
import { type DeliverEnquiryDeps, deliverEnquiry } from '../../../lambdas/enquiries/deliver-enquiry.ts'
import { createEnquiryMailer } from '../../../lambdas/enquiries/enquiry-mailer.ts'
import { writeEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'
import { createEnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { handleMessage } from '../../../lambdas/enquiries/handle-message.ts'
import { createPhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { createSendMail } from '../../../lambdas/runtime/send-mail.ts'
import { createSesClient } from '../../../lambdas/runtime/ses-client.ts'
import { type LocalService, listen } from '../../../scripts/local/services/http-server.ts'
import { catchLog } from '../../fixtures/catch-log.ts'
import { enquiryOf, newPhotoKey } from '../../fixtures/enquiry.ts'
import { enquiryPath } from '../../fixtures/enquiry-path.ts'
import { sqsRecord } from '../../fixtures/sqs-record.ts'

let response = { status: 200, body: '' }
let aws: LocalService
beforeAll(async () => {
  aws = await listen((_, reply) => reply.writeHead(response.status).end(response.body))
  return aws.stop
})

const nobody = 'http://127.0.0.1:1'

/** Lines that the worker writes at a message, with one of its services at this endpoint and the others in memory. */
async function linesOf(service: 'mail' | 'table' | 'photos', endpoint = aws.endpoint) {
  const { store, counter, photos } = enquiryPath()
  const settings = { sender: 'a@example.com', urgentSender: '', owner: 'owner@example.com', configurationSet: 'set' }
  const failing: Partial<DeliverEnquiryDeps> = {
    mail: { mailer: createEnquiryMailer(createSendMail(createSesClient({ endpoint })), settings) },
    table: { store: createEnquiryStore(createDynamoClient({ endpoint }), 'enquiries') },
    photos: { photos: createPhotoStore(createS3Client({ endpoint }), 'photos') },
  }[service]
  const mailer = { send: async () => 'm-1' }
  const deps = { siteUrl: 'https://site.example', store, counter, photos, mailer, now: Date.now, ...failing }
  const photoKeys = [newPhotoKey()]
  const enquiry = enquiryOf({ photoKeys, receivedAt: new Date(0).toISOString() })
  return linesAt(writeEnquiryMessage({ enquiry }), (message, sentAt) => deliverEnquiry(message, deps, sentAt))
}

async function linesAt(body: string, deliver: Parameters<typeof handleMessage>[1]['deliver']) {
  const lines = catchLog()
  await handleMessage(sqsRecord(body), { deliver, queue: { changeVisibility: async () => {} }, now: Date.now })
  return lines.filter((line) => !line.includes('_aws'))
}

const notVerified =
  'Email address is not verified. The following identities failed the check in region EU-WEST-2: owner@example.com'
const suspended = 'Sending suspended for this account. For more information, please check the inbox'
/** As SES answers. https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html */
const xml = (code: string, message = '') =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
const json = (code: string) => JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${code}`, message: 'no' })

test.each([
  ['mail', 400, xml('MessageRejected', notVerified), 'address not verified'],
  ['mail', 400, xml('MessageRejected', suspended), 'sending paused'],
  ['mail', 400, xml('AccountSendingPausedException', 'no'), 'sending paused'],
  ['mail', 400, xml('Throttling', 'Daily message quota exceeded.'), 'daily quota used up'],
  ['mail', 400, xml('Throttling', 'Maximum sending rate exceeded.'), 'sending rate exceeded'],
  ['mail', 400, xml('MessageRejected', 'Address blacklisted.'), 'mail refused'],
  ['mail', 403, xml('AccessDenied', 'User is not authorized'), 'permission refused'],
  ['mail', 400, xml('ConfigurationSetDoesNotExist'), 'resource missing'],
  ['mail', 500, xml('InternalFailure'), 'service error'],
  ['table', 400, json('ResourceNotFoundException'), 'resource missing'],
  ['table', 400, json('ValidationException'), 'request refused'],
  ['table', 400, json('ProvisionedThroughputExceededException'), 'service busy'],
] as const)('%s, %i %s: delivery failed, %s', async (step, status, body, reason) => {
  response = { status, body }
  const [line = '', ...others] = await linesOf(step)
  expect(others).toEqual([])
  expect(JSON.parse(line)).toMatchObject({ level: 'ERROR', message: 'delivery failed', step, reason, status })
  expect(line, 'only our own words').not.toContain('owner@example.com')
})

test.each([
  [403, 'AccessDenied', 'permission refused'],
  [503, 'SlowDown', 'service busy'],
])('photos, %i %s: step failed, %s, and the mail goes without them', async (status, code, reason) => {
  response = { status, body: `<Error><Code>${code}</Code></Error>` }
  const [failed = '', mailed = ''] = await linesOf('photos')
  expect(JSON.parse(failed)).toMatchObject({ message: 'step failed', step: 'photos', reason, status })
  expect(JSON.parse(mailed)).toMatchObject({ message: 'enquiry mailed' })
})

test('a service that nobody answers for has no connection', async () => {
  const [line = ''] = await linesOf('table', nobody)
  expect(JSON.parse(line)).toMatchObject({ step: 'table', reason: 'no connection' })
})

test('an enquiry that waits says for what, and is no error', async () => {
  const [line = ''] = await linesAt(writeEnquiryMessage({ enquiry: enquiryOf() }), async () => 'over the hourly limit')
  expect(JSON.parse(line)).toMatchObject({ level: 'INFO', message: 'enquiry waits', reason: 'over the hourly limit' })
})

test('a fault in our code has its places, and not its message', async () => {
  const [line = ''] = await linesAt(writeEnquiryMessage({ enquiry: enquiryOf() }), async () => {
    throw new TypeError('cannot read the job of a visitor')
  })
  expect(JSON.parse(line)).toMatchObject({
    reason: 'fault in our code',
    error: { name: 'TypeError', at: expect.arrayContaining([expect.stringContaining('worker-log.test.ts')]) },
  })
  expect(line).not.toContain('visitor')
})
