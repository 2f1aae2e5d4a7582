import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkAlarms } from '../../../lambdas/site/check-alarms.ts'

const cloudWatch = mockClient(CloudWatchClient)
const sns = mockClient(SNSClient)
afterAll(() => {
  for (const client of [cloudWatch, sns]) client.restore()
})

const topic = 'arn:aws:sns:eu-west-2:111122223333:alarms'
const now = Date.parse('2026-11-22T07:00:00Z')

beforeEach(() => {
  cloudWatch.reset()
  sns.reset()
  cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] })
  sns.on(PublishCommand).resolves({})
})

function ringsSince(time: string) {
  const MetricAlarms = [
    { AlarmName: 'Site-DeadLetters', AlarmDescription: 'A job failed.', StateTransitionedTimestamp: new Date(time) },
  ]
  cloudWatch.on(DescribeAlarmsCommand).resolvesOnce({ MetricAlarms: [], NextToken: 'more' }).resolves({ MetricAlarms })
}

async function check() {
  await checkAlarms({ topic, prefix: 'Site', regions: ['eu-west-2'], now: () => now })
  return sns.commandCalls(PublishCommand).map(({ args: [{ input }] }) => input)
}

test('alarms still active since yesterday are mailed again, with their meaning [I5]', async () => {
  ringsSince('2026-11-21T15:00:00Z')
  expect(await check()).toMatchObject([
    { TopicArn: topic, Message: expect.stringMatching(/DeadLetters .*A job failed/) },
  ])
  expect(cloudWatch.commandCalls(DescribeAlarmsCommand)[0]?.args[0].input).toMatchObject({
    StateValue: 'ALARM',
    AlarmNamePrefix: 'Site',
  })
})

test('alarms of the last night are not repeated, and without alarms there is no mail [I5]', async () => {
  ringsSince('2026-11-22T05:00:00Z')
  expect(await check()).toEqual([])
})
