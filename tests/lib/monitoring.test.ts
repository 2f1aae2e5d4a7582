import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '#contract/operations.ts'
import { every, ourFunctions, synthesised } from './synthesised.ts'

const { resources } = synthesised()
const alarms = every(resources, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => ({ id, ...Properties }))
/** An alarm that counts a period without reports as a period with none. */
const silence = (MetricName: string, EvaluationPeriods: number, Period: number) => ({
  EvaluationPeriods,
  TreatMissingData: 'breaching',
  ComparisonOperator: 'LessThanOrEqualToThreshold',
  Threshold: 0,
  Metrics: expect.arrayContaining([
    expect.objectContaining({ Expression: 'FILL(reported, 0)' }),
    expect.objectContaining({
      Id: 'reported',
      MetricStat: expect.objectContaining({ Period, Metric: expect.objectContaining({ MetricName }) }),
    }),
  ]),
})
const alarm = (name: string) => alarms.find(({ id }) => id.startsWith(`Monitoring${name}`))

test('I5: every alarm has an action, a sentence and a runbook that exists', () => {
  const runbooks = readFileSync('docs/runbooks.md', 'utf8')
  const headings = new Set([...runbooks.matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading?.toLowerCase()))
  for (const { id, AlarmActions, AlarmDescription } of alarms) {
    expect(AlarmActions, id).toHaveLength(1)
    const [, sentence, anchor] = /^(.*[.?!]) Runbook: docs\/runbooks\.md#(\w+)$/.exec(AlarmDescription) ?? []
    expect(sentence?.split(' ').length, id).toBeGreaterThan(5)
    expect(headings, id).toContain(anchor)
  }
})

test('I5: an enquiry that has waited for 10 minutes raises an alarm', () => {
  expect(alarm('OldestUndeliveredLead')).toMatchObject({
    MetricName: metrics.names.oldestUndeliveredSeconds,
    Threshold: 600,
    Statistic: 'Maximum',
  })
})

test('I5: redelivery that has not run for 15 minutes raises an alarm, silence included', () => {
  expect(alarm('RedeliveryStopped')).toMatchObject(silence(metrics.names.redeliveryRun, 3, 300))
})

test('I5: a lost enquiry, a failed mail, a server error and a dead letter raise an alarm at the first', () => {
  for (const name of ['LeadUnavailable', 'OwnerMailFailed', 'ApiErrors', 'DeadLetters']) {
    expect(alarm(name), name).toMatchObject({
      Threshold: 1,
      EvaluationPeriods: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      TreatMissingData: 'notBreaching',
    })
  }
})

test('I5: silence raises an alarm: no enquiry for days, no canary for a day', () => {
  expect(alarm('NoLeads')).toMatchObject(silence(metrics.names.leadAccepted, 7, 86_400))
  expect(alarm('CanaryMissing')).toMatchObject(silence(metrics.names.canaryMailed, 26, 3600))
})

test('I5: the topic of the alarms lets alarms publish', () => {
  const topics = new Set(alarms.flatMap(({ AlarmActions }) => AlarmActions.map(({ Ref }: { Ref: string }) => Ref)))
  for (const topic of topics) {
    const statements = every(resources, 'AWS::SNS::TopicPolicy')
      .filter(([, { Properties }]) => Properties.Topics.some(({ Ref }: { Ref: string }) => Ref === topic))
      .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement)
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    )
  }
})

test('I5: errors and throttles of every function raise an alarm', () => {
  for (const [id] of ourFunctions(resources)) {
    const watching = alarms.filter(({ Dimensions }) =>
      Dimensions?.some(({ Value }: { Value: { Ref?: string } }) => Value.Ref === id),
    )
    expect(watching.map(({ MetricName }) => MetricName).sort(), id).toEqual(['Errors', 'Throttles'])
  }
})

test('I5: alarms stay within what CloudWatch can look back on', () => {
  for (const { id, Period, EvaluationPeriods } of alarms) {
    if (Period) expect(Period * EvaluationPeriods, id).toBeLessThanOrEqual(7 * 86_400)
  }
})

test('alarms go to the owner, or to those who are named', () => {
  const addresses = (overrides: object) =>
    every(
      synthesised({ ownerEmail: 'o@example.com', senderEmail: 's@example.com', ...overrides }).resources,
      'AWS::SNS::Subscription',
    )
      .filter(([, { Properties }]) => Properties.Protocol === 'email')
      .map(([, { Properties }]) => Properties.Endpoint)
  expect(addresses({})).toEqual(['o@example.com'])
  expect(addresses({ alarmEmails: ['a@example.com', 'b@example.com'] })).toEqual(['a@example.com', 'b@example.com'])
})
