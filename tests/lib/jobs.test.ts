import { expect, test } from 'vitest'
import { every, propertiesOf, synthesised } from './synthesised.ts'

const { resources } = await synthesised()
const schedules = propertiesOf(resources, 'AWS::Scheduler::Schedule')

test('the queue: FIFO with FIFO dead letters, both for fourteen days and retained, under ids that no move changes', () => {
  const { EnquiriesQueue, EnquiriesDeadLetters } = resources
  const fourteenDays = 14 * 24 * 60 * 60
  for (const queue of [EnquiriesQueue, EnquiriesDeadLetters]) {
    expect(queue?.Properties).toMatchObject({
      FifoQueue: true,
      MessageRetentionPeriod: fourteenDays,
      SqsManagedSseEnabled: true,
    })
    expect(queue).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' })
  }
  expect(EnquiriesQueue?.Properties.RedrivePolicy).toEqual({
    deadLetterTargetArn: { 'Fn::GetAtt': ['EnquiriesDeadLetters', 'Arn'] },
    maxReceiveCount: 500,
  })
})

test('one message at a time, two at once, and invisible for six times what the worker may take', () => {
  const [id, { Properties }] = job('JobsDeliverEnquiry')
  expect(propertiesOf(resources, 'AWS::Lambda::EventSourceMapping')).toEqual([
    expect.objectContaining({
      FunctionName: { Ref: id },
      EventSourceArn: { 'Fn::GetAtt': ['EnquiriesQueue', 'Arn'] },
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 2 },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    }),
  ])
  expect(resources.EnquiriesQueue?.Properties.VisibilityTimeout).toBe(6 * Properties.Timeout)
})

test('the site check is one function: it runs every two minutes, and sends the test enquiry once a day', () => {
  const [id] = job('JobsCheckSite')
  const calls = schedules.filter(({ Target }) => Target.Arn['Fn::GetAtt'][0] === id)
  const said = calls.map(({ ScheduleExpression, State, Target }) => [ScheduleExpression, State, Target.Input])
  expect(said).toEqual(
    expect.arrayContaining([
      ['rate(2 minutes)', 'ENABLED', '{}'],
      ['cron(30 5 * * ? *)', 'ENABLED', '{"testEnquiry":true}'],
    ]),
  )
  expect(calls).toHaveLength(2)
})

test('the site is checked once its pages are there', () => {
  const [[, schedule] = []] = every(resources, 'AWS::Scheduler::Schedule').filter(([id]) => id.includes('TwoMinutes'))
  const [pages] = every(resources, 'Custom::CDKBucketDeployment').flatMap(([id]) => (id.includes('Pages') ? [id] : []))
  expect(schedule?.DependsOn).toContain(pages)
})

test('the role that calls the jobs is for schedules of this account and group alone', () => {
  const [id, ...others] = new Set(schedules.map(({ Target }) => Target.RoleArn['Fn::GetAtt'][0]))
  expect(others).toEqual([])
  const [trust] = resources[id]?.Properties.AssumeRolePolicyDocument.Statement ?? []
  expect(trust.Condition.StringEquals['aws:SourceAccount']).toEqual({ Ref: 'AWS::AccountId' })
  expect(JSON.stringify(trust.Condition.StringEquals['aws:SourceArn'])).toContain(':schedule-group/default')
})

function job(prefix: string) {
  const found = every(resources, 'AWS::Lambda::Function').find(([id]) => id.startsWith(prefix))
  if (!found) throw new Error(`no function ${prefix}`)
  return found
}
