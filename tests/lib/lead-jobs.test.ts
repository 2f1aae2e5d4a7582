import { expect, test } from 'vitest'
import { every, synthesised } from './synthesised.ts'

const { resources } = synthesised()

test('redelivery runs every 5 minutes; the canary daily; what fails for good is kept [L5]', () => {
  const schedules = every(resources, 'AWS::Scheduler::Schedule').map(([, { Properties }]) => Properties)
  expect(schedules.map(({ ScheduleExpression }) => ScheduleExpression).sort()).toEqual([
    'cron(30 5 * * ? *)',
    'rate(5 minutes)',
  ])
  for (const { State, Target } of schedules) {
    expect(State).toBe('ENABLED')
    expect(Target.DeadLetterConfig.Arn).toBeDefined()
  }
  for (const [id, { Properties }] of every(resources, 'AWS::Lambda::Function').filter(([id]) =>
    id.startsWith('LeadJobs'),
  )) {
    expect(Properties.DeadLetterConfig, id).toBeDefined()
  }
})
