import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'
import { alarmSubscriptions } from '../../../scripts/operate/alarm-topics.ts'

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
  expect(await alarmSubscriptions(site, ['operator@example.com', 'office@example.com'])).toEqual([
    '1 of 2 subscriptions to the alarms confirmed.',
    expect.stringMatching(/^office@example.com gets no alarms: .*aws sns subscribe --region eu-west-2/),
  ])
})

test('where all are confirmed it counts them, and before the first deployment it says nothing', async () => {
  cloudFormation.reset()
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] })
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions: [confirmed] })
  const site = { stage: 'live', region: 'eu-west-2' }
  // The site's topic, the certificate's and the firewall's.
  expect(await alarmSubscriptions(site, ['operator@example.com'])).toEqual([
    '3 of 3 subscriptions to the alarms confirmed.',
  ])
  cloudFormation.on(DescribeStacksCommand).resolves({})
  expect(await alarmSubscriptions(site, ['operator@example.com'])).toEqual([])
})
