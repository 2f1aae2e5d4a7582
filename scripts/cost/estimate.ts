import { type Price, type Unit, unitPrices } from './unit-prices.ts'
import { type Traffic, usageOf } from './usage.ts'

/** Which units make up each line of the bill. */
const services: Record<string, readonly Unit[]> = {
  CloudFront: ['cdnGigabytes', 'cdnRequests', 'edgeFunctionCalls'],
  'API Gateway': ['apiCalls'],
  Lambda: ['lambdaCalls', 'lambdaGigabyteSeconds'],
  DynamoDB: ['databaseReads', 'databaseWrites', 'databaseGigabytes', 'databaseBackupGigabytes'],
  S3: ['bucketGigabytes', 'bucketWrites', 'bucketReads'],
  'SES, SNS, Scheduler': ['mails', 'notifications', 'schedulerCalls'],
  'CloudWatch, X-Ray': ['logGigabytes', 'alarms', 'metrics', 'dashboards', 'traces'],
  'Route 53': ['hostedZones'],
  WAF: ['firewalls', 'firewallRules', 'firewallRequests'],
}

export interface Estimate {
  /** Dollars a month by service. */
  byService: Record<string, number>
  total: number
}

/** A month's bill. */
export function estimate(traffic: Traffic): Estimate {
  const usage = usageOf(traffic)
  const byService = Object.fromEntries(
    Object.entries(services).map(([service, units]) => [
      service,
      units.reduce((sum, unit) => sum + costOf(usage[unit], unitPrices[unit]), 0),
    ]),
  )
  return { byService, total: Object.values(byService).reduce((sum, dollars) => sum + dollars, 0) }
}

/** Each step's price holds for the part of the amount that lies in it; the free part comes off the first. */
export function costOf(amount: number, { steps, free = 0 }: Price): number {
  let dollars = 0
  let from = free
  for (const { upTo = Number.POSITIVE_INFINITY, dollars: each } of steps) {
    if (amount <= from) break
    dollars += (Math.min(amount, upTo) - from) * each
    from = Math.max(from, upTo)
  }
  return dollars
}
