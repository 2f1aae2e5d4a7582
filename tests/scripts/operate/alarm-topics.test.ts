import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'
import { unconfirmedSubscriptions } from '../../../scripts/operate/alarm-topics.ts'

const sns = mockClient(SNSClient)
const cloudFormation = mockClient(CloudFormationClient)
afterAll(() => {
  sns.restore()
  cloudFormation.restore()
})

const topic = 'arn:aws:sns:eu-west-2:111122223333:alarms'
const Outputs = [{ OutputKey: 'AlarmTopic', OutputValue: topic }]
const stack = { StackName: 'site', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' as const, Outputs }
const confirmed = { Endpoint: 'operator@example.com', SubscriptionArn: `${topic}:1` }
const pending = { Endpoint: 'office@example.com', SubscriptionArn: 'PendingConfirmation' }

test.each([
  ['has not confirmed', [confirmed, pending]],
  ['did not in two days, so that SNS forgot it', [confirmed]],
])('an address that %s is named, with a command for another mail', async (_, Subscriptions) => {
  cloudFormation.reset()
  cloudFormation
    .on(DescribeStacksCommand)
    .resolvesOnce({ Stacks: [stack] })
    .resolves({})
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions })
  const site = { stage: 'live', region: 'eu-west-2' }
  expect(await unconfirmedSubscriptions(site, ['operator@example.com', 'office@example.com'])).toEqual([
    expect.stringMatching(/^office@example.com gets no alarms: .*aws sns subscribe --region eu-west-2/),
  ])
})
