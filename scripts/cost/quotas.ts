import { routes } from '#contract/routes.ts'
import { assumptions, readsAtOrigin, type Traffic } from './usage.ts'

/** A limit of an account or of our own, and how near the traffic's busiest second comes to it. */
export interface Quota {
  name: string
  limit: number
  /** At the busiest second (or day, where the limit is a day's). */
  peak: number
  fix: string
}

/** The busiest second against the month's average: evenings, and a mention in the local paper. */
const peakFactor = 10
const secondsAMonth = 30 * 24 * 3600

/**
 * Quotas, the nearest to breaking first. Limits are those of a new account, from each service's quota page
 * (https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html).
 */
export function quotas({ visits, leads }: Traffic): Quota[] {
  const perSecond = (month: number) => (month / secondsAMonth) * peakFactor
  const { read, lead } = assumptions.lambdaSeconds
  const reads = perSecond(readsAtOrigin(visits))
  const known: Quota[] = [
    {
      name: 'SES sandbox, mails a day',
      limit: 200,
      peak: (leads / 30) * 3,
      fix: 'Leave the sandbox (docs/leave-the-ses-sandbox.md). Until then leads wait in the table and are mailed later.',
    },
    {
      name: 'SES after the sandbox, mails a second',
      limit: 14,
      peak: perSecond(leads),
      fix: 'Ask SES for a higher sending rate. Until then redelivery mails what was refused.',
    },
    {
      name: 'Lambda, calls at once (new account)',
      limit: 10,
      peak: reads * read + perSecond(leads) * lead,
      fix: 'Ask Service Quotas for 1,000 concurrent executions in the region: free, and granted in a day or two.',
    },
    {
      name: 'Our throttle of enquiries, a second',
      limit: routes.sendLeadEmail.throttle.rate,
      peak: perSecond(leads),
      fix: 'Raise `throttle` of sendLeadEmail in lambdas/contract/routes.ts. The browser keeps the draft and tries again.',
    },
    {
      name: 'Our throttle of project reads, a second',
      limit: routes.listProjects.throttle.rate,
      peak: reads,
      fix: 'Raise `cache.maxAge` or `throttle` of listProjects in lambdas/contract/routes.ts.',
    },
    {
      name: 'CloudFront, requests a second',
      limit: 250_000,
      peak: perSecond(visits * assumptions.requestsPerVisit),
      fix: 'Ask Service Quotas for more; AWS raises it before a known event.',
    },
    {
      name: 'CloudFront, gigabits a second',
      limit: 150,
      peak: perSecond((visits * assumptions.megabytesPerVisit * 8) / 1000),
      fix: 'Ask Service Quotas for more; AWS raises it before a known event.',
    },
    {
      name: 'DynamoDB, writes a second to the index of leads that are due',
      limit: 1000,
      peak: perSecond(leads * 4),
      fix: 'Spread `dueQueue` over several values in lambdas/leads/lead-store.ts and let redelivery read each.',
    },
    {
      name: 'API Gateway, calls a second (account)',
      limit: 10_000,
      peak: reads + perSecond(leads * 3),
      fix: 'Ask Service Quotas for more.',
    },
  ]
  return known.sort((a, b) => b.peak / b.limit - a.peak / a.limit)
}
