import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'
import { alarmSubscriptions } from '../../../../scripts/operate/deploy/alarm-topics.ts'

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
const site = { stage: 'live', region: 'eu-west-2' }

test('the confirmed are counted, and an address that is not is named, with a command for another mail', async () => {
  cloudFormation
    .on(DescribeStacksCommand)
    .resolvesOnce({ Stacks: [stack] })
    .resolves({})
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions: [confirmed, pending] })
  expect(await alarmSubscriptions(site, ['operator@example.com', 'office@example.com'])).toEqual([
    '1 of 2 subscriptions to the alarms confirmed.',
    expect.stringMatching(/^office@example.com gets no alarms: .*aws sns subscribe --region eu-west-2/),
  ])
})

test('before the first deployment nothing is said of the alarms', async () => {
  cloudFormation.reset()
  cloudFormation.on(DescribeStacksCommand).resolves({})
  expect(await alarmSubscriptions(site, ['operator@example.com'])).toEqual([])
})
