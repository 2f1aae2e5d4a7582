import { expect, test } from 'vitest'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()

test('the queue: FIFO with FIFO dead letters, both for fourteen days and retained, under ids that no move changes', () => {
  const { LeadsQueue, LeadsDeadLetters } = resources
  const fourteenDays = 14 * 24 * 60 * 60
  for (const queue of [LeadsQueue, LeadsDeadLetters]) {
    expect(queue?.Properties).toMatchObject({
      FifoQueue: true,
      MessageRetentionPeriod: fourteenDays,
      SqsManagedSseEnabled: true,
    })
    expect(queue).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' })
  }
  expect(LeadsQueue?.Properties.RedrivePolicy).toEqual({
    deadLetterTargetArn: { 'Fn::GetAtt': ['LeadsDeadLetters', 'Arn'] },
    maxReceiveCount: 100,
  })
})

test('one message at a time, two at once, and invisible for six times what the worker may take', () => {
  const [id, { Properties }] = job('LeadJobsDeliverLead')
  const sources = every(resources, 'AWS::Lambda::EventSourceMapping').map(([, source]) => source.Properties)
  expect(sources).toEqual([
    expect.objectContaining({
      FunctionName: { Ref: id },
      EventSourceArn: { 'Fn::GetAtt': ['LeadsQueue', 'Arn'] },
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 2 },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    }),
  ])
  expect(Properties.Timeout).toBe(30)
  expect(resources.LeadsQueue?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Properties.Timeout)
})

test('the test enquiry is sent daily, and tried again when it fails', () => {
  const [[, schedule] = []] = every(resources, 'AWS::Scheduler::Schedule').filter(([id]) => id.startsWith('LeadJobs'))
  expect(schedule?.Properties).toMatchObject({ ScheduleExpression: 'cron(30 5 * * ? *)', State: 'ENABLED' })
  expect(schedule?.Properties.Target.RetryPolicy).toMatchObject({ MaximumRetryAttempts: 2 })
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
