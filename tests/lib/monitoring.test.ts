import { expect, test } from 'vitest'
import { every, synthesised, withDomain, withoutDomain } from './synthesised.ts'

const { resources } = await synthesised()
const alarms = every(resources, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties)

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

test('a bill over the budget is mailed when it is foreseen and when it is there, to those who get the alarms', async () => {
  const [[, budget] = []] = every((await synthesised(withDomain)).resources, 'AWS::Budgets::Budget')
  expect(budget?.Properties.Budget).toMatchObject({ BudgetType: 'COST', BudgetLimit: { Amount: 15, Unit: 'USD' } })
  expect(budget?.Properties.NotificationsWithSubscribers).toEqual(
    ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
      Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
      Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'operator@example.com' }],
    })),
  )
})

test('an account that may not have a budget deploys without one', async () => {
  const without = await synthesised({ ...withoutDomain, monthlyBudget: 0 })
  const types = Object.values(without.resources).map(({ Type }) => Type)
  expect(types).not.toContain('AWS::Budgets::Budget')
  expect(types).toContain('AWS::CloudWatch::Alarm')
})

test('alarms go to the owner, or to those who are named', async () => {
  const addresses = async (overrides: object) =>
    every((await synthesised({ ...withoutDomain, ...overrides })).resources, 'AWS::SNS::Subscription')
      .filter(([, { Properties }]) => Properties.Protocol === 'email')
      .map(([, { Properties }]) => Properties.Endpoint)
  expect(await addresses({})).toEqual(['owner@example.com'])
  expect(await addresses({ alarmEmails: ['a@example.com', 'b@example.com'] })).toEqual([
    'a@example.com',
    'b@example.com',
  ])
})
