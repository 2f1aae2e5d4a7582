import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { ListSubscriptionsByTopicCommand, PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MailContent } from '../../../lambdas/runtime/send-mail.ts'
import { alarmStore } from '../../../lambdas/site/alarm-store.ts'
import { checkAlarms } from '../../../lambdas/site/check-alarms.ts'

const cloudWatch = mockClient(CloudWatchClient)
const sns = mockClient(SNSClient)
afterAll(() => {
  for (const client of [cloudWatch, sns]) client.restore()
})

const topic = 'arn:aws:sns:eu-west-2:111122223333:alarms'
const now = Date.parse('2026-11-22T07:00:00Z')
const subscription = (Endpoint: string, SubscriptionArn: string) => ({ Endpoint, SubscriptionArn })
const confirmed = subscription('operator@example.com', `${topic}:1`)
const pending = subscription('office@example.com', 'PendingConfirmation')

beforeEach(() => {
  cloudWatch.reset()
  sns.reset()
  cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] })
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions: [confirmed] })
  sns.on(PublishCommand).resolves({})
})

function ringsSince(time: string) {
  const MetricAlarms = [
    { AlarmName: 'Site-DeadLetters', AlarmDescription: 'A job failed.', StateTransitionedTimestamp: new Date(time) },
  ]
  cloudWatch.on(DescribeAlarmsCommand).resolvesOnce({ MetricAlarms: [], NextToken: 'more' }).resolves({ MetricAlarms })
}

async function check(addresses = ['operator@example.com']) {
  const mails: MailContent[] = []
  await checkAlarms({
    store: alarmStore,
    mailOwner: async (content) => mails.push(content),
    topic,
    prefix: 'Site',
    regions: ['eu-west-2'],
    addresses,
    now: () => now,
  })
  return { mails, published: sns.commandCalls(PublishCommand).map(({ args: [{ input }] }) => input) }
}

test('what has rung since yesterday is mailed again, with what it means [I5]', async () => {
  ringsSince('2026-11-21T15:00:00Z')
  const { published, mails } = await check()
  expect(published).toMatchObject([{ TopicArn: topic, Message: expect.stringMatching(/DeadLetters .*A job failed/) }])
  expect(mails).toEqual([])
  expect(cloudWatch.commandCalls(DescribeAlarmsCommand)[0]?.args[0].input).toMatchObject({
    StateValue: 'ALARM',
    AlarmNamePrefix: 'Site',
  })
})

test('what began in the night was mailed then, and when nothing rings nothing is said [I5]', async () => {
  ringsSince('2026-11-22T05:00:00Z')
  expect(await check()).toEqual({ mails: [], published: [] })
})

test.each([
  ['has not confirmed', [confirmed, pending]],
  ['did not in two days, so that SNS forgot it', [confirmed]],
])('the owner is told of an address that %s [I5]', async (_, Subscriptions) => {
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions })
  const { mails } = await check(['operator@example.com', 'office@example.com'])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('office@example.com gets no alarms')
  expect(mails[0]?.text).not.toContain('operator@example.com gets')
})
