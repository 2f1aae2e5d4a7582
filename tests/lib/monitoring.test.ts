import { readFileSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { everyOption } from '../fixtures/blank-settings.ts'
import { periodOf } from './cloudwatch.ts'
import { every, synthesised, withDomain, withoutDomain } from './synthesised.ts'

const { resources } = synthesised()
const alarms = every(resources, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => ({ id, ...Properties }))

/** The alarms of the three stacks with every option on. */
function everyAlarm() {
  const { stack, edge, firewall } = synthesised({ ...withDomain, ...everyOption })
  const stacks = [stack, edge, firewall].map((made) => {
    if (!made) throw new Error('A stack is missing')
    return Template.fromStack(made).toJSON().Resources
  })
  return stacks
    .flatMap((made) => every(made, 'AWS::CloudWatch::Alarm'))
    .map(([id, { Properties }]) => ({ id, ...Properties }))
}

test('every alarm of every option has an action, a sentence and a runbook that exists', () => {
  const runbooks = readFileSync('docs/operate.md', 'utf8')
  const headings = new Set([...runbooks.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading?.toLowerCase()))
  for (const { id, AlarmActions, AlarmDescription } of everyAlarm()) {
    expect(AlarmActions, id).not.toHaveLength(0)
    const [, sentence, anchor] = /^(.*[.?!]) Runbook: docs\/operate\.md#(\w+)$/.exec(AlarmDescription) ?? []
    expect(sentence?.split(' ').length, id).toBeGreaterThan(5)
    expect(headings, id).toContain(anchor)
  }
})

test('the topic of the alarms lets alarms publish', () => {
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

test('a bill over the budget is mailed when it is foreseen and when it is there, to those who get the alarms', () => {
  const [[, budget] = []] = every(synthesised(withDomain).resources, 'AWS::Budgets::Budget')
  expect(budget?.Properties.Budget).toMatchObject({ BudgetType: 'COST', BudgetLimit: { Amount: 15, Unit: 'USD' } })
  expect(budget?.Properties.NotificationsWithSubscribers).toEqual(
    ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
      Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
      Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'operator@example.com' }],
    })),
  )
})

test('alarms stay within what CloudWatch can look back on', () => {
  for (const alarm of alarms) {
    expect(periodOf(alarm) * alarm.EvaluationPeriods, alarm.id).toBeLessThanOrEqual(7 * 24 * 60)
  }
})
test('alarms go to the owner, or to those who are named', () => {
  const addresses = (overrides: object) =>
    every(synthesised({ ...withoutDomain, ...overrides }).resources, 'AWS::SNS::Subscription')
      .filter(([, { Properties }]) => Properties.Protocol === 'email')
      .map(([, { Properties }]) => Properties.Endpoint)
  expect(addresses({})).toEqual(['owner@example.com'])
  expect(addresses({ alarmEmails: ['a@example.com', 'b@example.com'] })).toEqual(['a@example.com', 'b@example.com'])
})
