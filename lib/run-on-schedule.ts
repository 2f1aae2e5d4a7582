import { type Duration, Stack } from 'aws-cdk-lib'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke, type ScheduleTargetBaseProps } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Construct } from 'constructs'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'

/** Calls a function on a schedule. `failure` configures calls that EventBridge Scheduler could not make. */
export function runOnSchedule(
  scope: Construct,
  id: string,
  job: ApiFunction,
  schedule: ScheduleExpression,
  failure: ScheduleTargetBaseProps,
): void {
  new Schedule(scope, id, { schedule, target: new LambdaInvoke(job, failure) })
  // CDK creates the role beside the function.
  acknowledge(Stack.of(scope), {
    [wildcardFinding(job, ':*')]: 'The wildcard covers the versions of this one function; no other function matches.',
  })
}

/**
 * Calls a function every few minutes. A failed run is not retried and leaves no dead letter, because the next run does
 * its work, and alarms watch for errors and missing runs. Otherwise an outage of a day would leave 288 letters.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-configuring.html
 */
export function runOften(scope: Construct, id: string, job: ApiFunction, every: Duration): void {
  const nextRunRepairs = { retryAttempts: 0, maxEventAge: every }
  job.configureAsyncInvoke(nextRunRepairs)
  acknowledge(job, {
    'Serverless-LambdaAsyncFailureDestination': 'A run that failed leaves nothing to keep: the next one does its work.',
  })
  runOnSchedule(scope, id, job, ScheduleExpression.rate(every), nextRunRepairs)
}
