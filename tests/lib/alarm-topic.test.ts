import { expect, test } from 'vitest'
import { otherSettings, propertiesOf, synthesised, withDomain } from './synthesised.ts'

const { resources } = await synthesised()

test('the topic of the alarms lets alarms publish', () => {
  const [policy, ...others] = propertiesOf(resources, 'AWS::SNS::TopicPolicy')
  expect(others).toEqual([])
  for (const { AlarmActions } of propertiesOf(resources, 'AWS::CloudWatch::Alarm'))
    expect(AlarmActions).toEqual(policy.Topics)
  expect(policy.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  )
})

test('a bill over the budget is mailed when it is foreseen and when it is there, to those who get the alarms', async () => {
  const [budget] = propertiesOf((await synthesised(withDomain)).resources, 'AWS::Budgets::Budget')
  expect(budget.Budget).toMatchObject({ BudgetType: 'COST', BudgetLimit: { Amount: 15, Unit: 'USD' } })
  expect(budget.NotificationsWithSubscribers).toEqual(
    ['ACTUAL', 'FORECASTED'].map((NotificationType) => ({
      Notification: { NotificationType, ComparisonOperator: 'GREATER_THAN', Threshold: 100 },
      Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'operator@example.com' }],
    })),
  )
})

test('an account that may not have a budget deploys without one', async () => {
  const types = Object.values((await synthesised(otherSettings)).resources).map(({ Type }) => Type)
  expect(types).not.toContain('AWS::Budgets::Budget')
  expect(types).toContain('AWS::CloudWatch::Alarm')
})

test('alarms go to the owner, or to those who are named', async () => {
  const addresses = (template: typeof resources) =>
    propertiesOf(template, 'AWS::SNS::Subscription').map(({ Protocol, Endpoint }) => `${Protocol} ${Endpoint}`)
  expect(addresses(resources)).toEqual(['email owner@example.com'])
  const named = otherSettings.alarmEmails.map((address) => `email ${address}`)
  expect(addresses((await synthesised(otherSettings)).resources)).toEqual(named)
})
