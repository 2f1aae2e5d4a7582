import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createEnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { enquiryOf } from '../../fixtures/enquiry.ts'

const client = new SQSClient({ region: 'eu-west-2' })
const mock = mockClient(client).on(SendMessageCommand).resolves({ MessageId: 'm' })
const queue = createEnquiryQueue(client, 'url')

test('a message is of the group of its enquiry, and the same twice is one; what an operator resends is another', async () => {
  const enquiry = enquiryOf()
  await queue.send({ enquiry })
  await queue.send({ enquiry, resendId: 'once more' })
  const inputs = mock.commandCalls(SendMessageCommand).map(({ args }) => args[0].input)
  const { enquiryId } = enquiry
  expect(inputs).toMatchObject([
    { QueueUrl: 'url', MessageGroupId: enquiryId, MessageDeduplicationId: enquiryId },
    { QueueUrl: 'url', MessageGroupId: enquiryId, MessageDeduplicationId: 'once more' },
  ])
})

test('a message is brought back after so many seconds', async () => {
  mock.on(ChangeMessageVisibilityCommand).resolves({})
  await queue.changeVisibility(20, 'handle')
  expect(mock.commandCalls(ChangeMessageVisibilityCommand)[0]?.args[0].input).toEqual({
    QueueUrl: 'url',
    ReceiptHandle: 'handle',
    VisibilityTimeout: 20,
  })
})
