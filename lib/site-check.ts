import { Duration } from 'aws-cdk-lib'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { otherEntries } from '../lambdas/bundling.ts'
import { acknowledge } from './acknowledge.ts'
import { ApiFunction } from './api-function.ts'
import { runOnSchedule } from './run-on-schedule.ts'

interface SiteCheckProps {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  /** Days that the function's log is kept. */
  logRetentionDays: number
}

/**
 * Fetches the home page through the CDN every two minutes; an alarm watches that it succeeds [I9]. The CDN's own metrics
 * would say nothing at night, when nobody comes, and nothing of a 403 without paying for more of them.
 */
export class SiteCheck extends Construct {
  readonly job: ApiFunction

  constructor(scope: Construct, id: string, { siteUrl, logRetentionDays }: SiteCheckProps) {
    super(scope, id)
    this.job = new ApiFunction(this, 'CheckSite', {
      entry: otherEntries.checkSite,
      errorImpact:
        'The home page does not answer, or not with a page: visitors most likely see no site at all. Look now.',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
      memorySize: 128,
      logRetentionDays,
    })
    const nextRunRepairs = { retryAttempts: 0, maxEventAge: Duration.minutes(2) }
    this.job.configureAsyncInvoke(nextRunRepairs)
    acknowledge(this.job, {
      'Serverless-LambdaAsyncFailureDestination': 'A check that failed is counted; the next one is two minutes later.',
    })
    runOnSchedule(this, 'EveryTwoMinutes', this.job, ScheduleExpression.rate(Duration.minutes(2)), nextRunRepairs)
  }
}
