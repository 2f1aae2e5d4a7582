/** The worker as the queue calls it, with its own wiring. */
import { expect, test, vi } from 'vitest'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { writeEnquiryMessage } from '../../../lambdas/enquiries/enquiry-message.ts'
import { enquiryOf, newPhotoKey } from '../../fixtures/enquiry.ts'
import { enquiryOperator } from '../../fixtures/enquiry-operator.ts'
import { owner } from '../../fixtures/enquiry-settings.ts'
import { setLambdaEnvironment } from '../../fixtures/lambda-environment.ts'
import { sqsRecord } from '../../fixtures/sqs-record.ts'

const { endpoints, inbox, records, sqs } = await enquiryOperator()
setLambdaEnvironment({ ...endpoints, sqs: sqs.endpoint })
const network = 'hash-of-a-network'
vi.stubEnv('RECEIPT_CONFIGURATION_SET', 'receipts')
const { handler } = await import('../../../lambdas/enquiries/deliver-enquiry.lambda.ts')

/** What the worker answers to the message of an enquiry that was just received. */
function take(changes: Partial<Enquiry>) {
  const enquiry = enquiryOf({ receivedAt: new Date().toISOString(), ...changes })
  return handler({ Records: [sqsRecord(writeEnquiryMessage({ enquiry, network }))] })
}

test('what waits for its photos comes again without an error, which would ring, and make Lambda call less often', async () => {
  const photoKeys = [newPhotoKey()]
  expect(await take({ photoKeys })).toEqual({ batchItemFailures: [{ itemIdentifier: 'message' }] })
  expect(await inbox()).toEqual([])
})

test('what is mailed is done: by one mail to the owner, and a receipt to the customer', async () => {
  expect(await take({ replyTo: 'priya@example.com' })).toEqual({ batchItemFailures: [] })
  const addressed = (await inbox()).map(({ destination }) => destination.to)
  expect(addressed).toEqual([[owner], ['priya@example.com']])
})

test('what is stored has nothing of the network that it was sent from', async () => {
  const { enquiryId } = enquiryOf()
  await take({ enquiryId })
  const stored = (await Array.fromAsync(records.scan())).find((record) => record.enquiryId === enquiryId)
  expect(stored?.text).toContain('Priya Sharma')
  expect(stored?.text).not.toContain(network)
})
