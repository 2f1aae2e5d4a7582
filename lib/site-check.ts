import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { ApiFunction } from './api-function.ts'
import { runOften } from './run-on-schedule.ts'

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
      entry: 'site/check-site',
      errorImpact:
        'The home page does not answer, or not with a page: visitors most likely see no site at all. Look now.',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
      memorySize: 128,
      logRetentionDays,
    })
    runOften(this, 'EveryTwoMinutes', this.job, Duration.minutes(2))
  }
}
