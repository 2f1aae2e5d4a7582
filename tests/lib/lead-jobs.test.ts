import { expect, test } from 'vitest'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()

test('redelivery runs every 5 minutes; the canary daily; what fails for good is kept [L5]', () => {
  const schedules = every(resources, 'AWS::Scheduler::Schedule').flatMap(([id, { Properties }]) =>
    id.startsWith('LeadJobs') ? [Properties] : [],
  )
  expect(schedules.map(({ ScheduleExpression }) => ScheduleExpression).sort()).toEqual([
    'cron(30 5 * * ? *)',
    'rate(5 minutes)',
  ])
  for (const { State } of schedules) expect(State).toBe('ENABLED')
  const [daily] = schedules.filter(({ ScheduleExpression }) => ScheduleExpression.startsWith('cron'))
  expect(daily?.Target.DeadLetterConfig.Arn).toBeDefined()
  expect(job('LeadJobsSendCanary')[1].Properties.DeadLetterConfig).toBeDefined()
})

test('a run of redelivery that fails is not tried again, and leaves no letter: the next one does its work [L5]', () => {
  const [id, { Properties }] = job('LeadJobsRedeliverLeads')
  expect(Properties.DeadLetterConfig).toBeUndefined()
  const [often] = every(resources, 'AWS::Scheduler::Schedule').filter(([scheduleId]) =>
    scheduleId.startsWith('LeadJobsEveryFiveMinutes'),
  )
  expect(often?.[1].Properties.Target).toMatchObject({ RetryPolicy: { MaximumRetryAttempts: 0 } })
  expect(often?.[1].Properties.Target.DeadLetterConfig).toBeUndefined()
  const calls = every(resources, 'AWS::Lambda::EventInvokeConfig').flatMap(([, invoke]) =>
    invoke.Properties.FunctionName.Ref === id ? [invoke.Properties] : [],
  )
  expect(calls).toEqual([
    { FunctionName: { Ref: id }, Qualifier: '$LATEST', MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 300 },
  ])
})

test('a report on a mail is tried again for longer than filing its lead can take, then kept [L15]', () => {
  const [[, queue] = []] = every(resources, 'AWS::SQS::Queue').filter(([id]) => id.startsWith('LeadJobsReports'))
  const { VisibilityTimeout, RedrivePolicy } = queue?.Properties ?? {}
  // The last resort waits two minutes, its sweep runs every five, and a table may be down for long.
  expect(VisibilityTimeout * RedrivePolicy.maxReceiveCount).toBeGreaterThanOrEqual(60 * 60)
  expect(RedrivePolicy.deadLetterTargetArn).toBeDefined()
  const [, { Properties }] = job('LeadJobsRecordMailEvents')
  expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * Properties.Timeout)
  const [[, source] = []] = every(resources, 'AWS::Lambda::EventSourceMapping')
  expect(source?.Properties).toMatchObject({ BatchSize: 1 })
  expect(
    every(resources, 'AWS::SNS::Subscription').some(
      ([, subscription]) => subscription.Properties.Protocol === 'sqs' && subscription.Properties.RawMessageDelivery,
    ),
  ).toBe(true)
})

// https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
test('only schedules of this account and group may take the roles of the jobs', () => {
  const roles = every(resources, 'AWS::IAM::Role').flatMap(([, { Properties }]) =>
    Properties.AssumeRolePolicyDocument.Statement.filter(
      ({ Principal }: { Principal: { Service: string } }) => Principal.Service === 'scheduler.amazonaws.com',
    ),
  )
  expect(roles).not.toEqual([])
  for (const { Condition } of roles) {
    expect(Condition.StringEquals['aws:SourceAccount']).toEqual({ Ref: 'AWS::AccountId' })
    expect(JSON.stringify(Condition.StringEquals['aws:SourceArn'])).toContain(':schedule-group/default')
  }
})

function job(prefix: string) {
  const found = every(resources, 'AWS::Lambda::Function').find(([id]) => id.startsWith(prefix))
  if (!found) throw new Error(`no function ${prefix}`)
  return found
}
