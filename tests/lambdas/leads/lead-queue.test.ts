import { ChangeMessageVisibilityCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createLeadQueue } from '../../../lambdas/leads/lead-queue.ts'
import { leadOf } from '../../fixtures/quote.ts'

const client = new SQSClient({ region: 'eu-west-2' })
const mock = mockClient(client).on(SendMessageCommand).resolves({ MessageId: 'm' })
const queue = createLeadQueue(client, 'url')

async function sent(lead: ReturnType<typeof leadOf>) {
  await queue.send({ lead })
  return mock.commandCalls(SendMessageCommand).at(-1)?.args[0].input
}

test('a message is of the group of its enquiry; photos in another order are a repeat, one more is none', async () => {
  const lead = leadOf({ photoKeys: ['a', 'b'] })
  const first = await sent(lead)
  expect(first).toMatchObject({ QueueUrl: 'url', MessageGroupId: lead.leadId })
  expect((await sent({ ...lead, photoKeys: ['b', 'a'] }))?.MessageDeduplicationId).toBe(first?.MessageDeduplicationId)
  for (const other of [
    { ...lead, photoKeys: ['a', 'b', 'c'] },
    { ...lead, photoKeys: [] },
    leadOf({ photoKeys: ['a', 'b'] }),
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
