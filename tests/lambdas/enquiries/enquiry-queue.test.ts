import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'

const client = new SQSClient({ region: 'eu-west-2' })
const mock = mockClient(client).on(SendMessageCommand).resolves({ MessageId: 'm' })
const queue = createEnquiryQueue(client, 'url')

async function sent(enquiry: ReturnType<typeof enquiryOf>) {
  await queue.send({ enquiry })
  return mock.commandCalls(SendMessageCommand).at(-1)?.args[0].input
}

test('a message is of the group of its enquiry; photos in another order are a repeat, one more is none', async () => {
  const enquiry = enquiryOf({ photoKeys: ['a', 'b'] })
  const first = await sent(enquiry)
  expect(first).toMatchObject({ QueueUrl: 'url', MessageGroupId: enquiry.enquiryId })
  expect((await sent({ ...enquiry, photoKeys: ['b', 'a'] }))?.MessageDeduplicationId).toBe(
    first?.MessageDeduplicationId,
  )
  for (const other of [
    { ...enquiry, photoKeys: ['a', 'b', 'c'] },
    { ...enquiry, photoKeys: [] },
    enquiryOf({ photoKeys: ['a', 'b'] }),
  ])
    expect((await sent(other))?.MessageDeduplicationId).not.toBe(first?.MessageDeduplicationId)
})

test('a failure is brought back after so many seconds', async () => {
  mock.on(ChangeMessageVisibilityCommand).resolves({})
  await queue.retryAfter('handle', 20)
  expect(mock.commandCalls(ChangeMessageVisibilityCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'url',
    ReceiptHandle: 'handle',
    VisibilityTimeout: 20,
  })
})
