import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'
import { unconfirmedSubscriptions } from '../../../scripts/operate/unconfirmed-subscriptions.ts'

const sns = mockClient(SNSClient)
afterAll(() => sns.restore())

const topic = 'arn:aws:sns:eu-west-2:111122223333:alarms'
const confirmed = { Endpoint: 'operator@example.com', SubscriptionArn: `${topic}:1` }
const pending = { Endpoint: 'office@example.com', SubscriptionArn: 'PendingConfirmation' }

test.each([
  ['has not confirmed', [confirmed, pending]],
  ['did not in two days, so that SNS forgot it', [confirmed]],
])('an address that %s is named, with a command for another mail', async (_, Subscriptions) => {
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions })
  expect(await unconfirmedSubscriptions(topic, ['operator@example.com', 'office@example.com'])).toEqual([
    expect.stringMatching(/^office@example.com gets no alarms: .*aws sns subscribe --region eu-west-2/),
  ])
})
