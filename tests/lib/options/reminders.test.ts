import { expect, test } from 'vitest'
import { every, ourFunctions, synthesised, withoutDomain } from '../synthesised.ts'

const resourcesWith = (settings: object) => synthesised({ ...withoutDomain, ...settings }).resources

test('the morning mail is sent at half past seven in London, the promise mail looks every quarter of an hour [O3] [O4]', () => {
  const schedules = (settings: object) =>
    every(resourcesWith(settings), 'AWS::Scheduler::Schedule').flatMap(([id, { Properties }]) =>
      id.startsWith('Reminders') ? [[Properties.ScheduleExpression, Properties.ScheduleExpressionTimezone]] : [],
    )
  const morning = ['cron(30 7 * * ? *)', 'Europe/London']
  const quarterHour = ['rate(15 minutes)', expect.anything()]
  expect(schedules({})).toEqual([morning, quarterHour])
  expect(schedules({ promiseMail: false })).toEqual([morning])
  expect(schedules({ morningMail: false })).toEqual([quarterHour])
})

test('a reminder that fails for good is kept; with both switched off there is no function [O3] [I13]', () => {
  const remind = (settings: object) =>
    ourFunctions(resourcesWith(settings)).find(([, { Metadata }]) => Metadata?.entry === 'owner/remind')
  expect(remind({})?.[1].Properties.DeadLetterConfig).toBeDefined()
  expect(remind({ morningMail: false, promiseMail: false })).toBeUndefined()
})
