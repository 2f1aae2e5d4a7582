/**
 * Every alarm as data: what it watches, and what it means to whoever gets its mail.
 * The runbook of each is in `docs/runbooks.md` under the heading of its name.
 */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { type MetricName, metrics } from '#contract/operations.ts'
import type { ApiFunction } from './api-function.ts'

export interface AlarmRow {
  metric: IMetric
  /** Fires when the metric is at least this, or at most this with `silence`. */
  threshold: number
  /** Periods that are looked at. */
  periods?: number
  /** As many of the periods as are enough; all by default. */
  enough?: number
  /**
   * Fires when nothing but zeros is reported. Another function reports them (`silentMetrics` in the contract), from the first
   * minutes of a deployment: so the alarm is born quiet, and rings when what it waits for never came at all.
   */
  silence?: true
  /** What it means for the business and what to do, in a sentence or two. */
  meaning: string
}

export interface Watched {
  /** Fetches the home page. */
  siteCheck: ApiFunction
  gateway: HttpApi
  /** Takes the enquiries. What repeats and follows their mails has alarms of its own: see RedeliveryStopped, DeadLetters. */
  leadPath: ApiFunction
  deadLetters: IQueue
  /** Value of the dimension `service` on the metrics that the Lambdas write. */
  service: string
  /** Days without an enquiry after which an alarm fires. */
  quietDays: number
}

const fiveMinutes = Duration.minutes(5)

/** Alarms by name [I5]. */
export function alarmRows({
  siteCheck,
  gateway,
  leadPath,
  deadLetters,
  quietDays,
  service,
}: Watched): Record<string, AlarmRow> {
  const business = businessMetrics(service)
  const names = metrics.names
  return {
    SiteDown: {
      // Two checks of about four: one failure between successes does not ring, and a report that comes late still counts.
      metric: business(names.siteDown, Stats.SUM, Duration.minutes(1)),
      threshold: 1,
      periods: 8,
      enough: 2,
      meaning: siteCheck.errorImpact,
    },
    SiteUnwatched: {
      metric: business(names.siteChecked, Stats.SUM),
      threshold: 0,
      periods: 3,
      silence: true,
      meaning: 'Nobody has looked at the home page for 15 minutes: should the site go down, no alarm would say so.',
    },
    LeadUnavailable: {
      metric: business(names.leadUnavailable, Stats.SUM),
      threshold: 1,
      meaning: 'A visitor could not send an enquiry at all and was asked to call. It is lost unless they did.',
    },
    CountFailed: {
      metric: business(names.countFailed, Stats.SUM),
      threshold: 1,
      meaning: 'Enquiries cannot be counted by their network address: a flood of them would be mailed one by one.',
    },
    OldestUndeliveredLead: {
      metric: business(names.oldestUndeliveredSeconds, Stats.MAXIMUM),
      threshold: 600,
      meaning: 'An enquiry has waited for more than 10 minutes to be mailed to the owner. It is safe in the table.',
    },
    RedeliveryStopped: {
      metric: business(names.redeliveryRun, Stats.SUM),
      threshold: 0,
      periods: 3,
      silence: true,
      meaning: 'Redelivery has not run for 15 minutes: an enquiry whose first mail fails would wait unseen.',
    },
    NoLeads: {
      metric: business(names.leadAccepted, Stats.SUM, Duration.days(1)),
      threshold: 0,
      periods: quietDays,
      silence: true,
      meaning: `Not one enquiry in ${quietDays} days. A quiet week, or a broken form: send one yourself.`,
    },
    CanaryMissing: {
      metric: business(names.canaryMailed, Stats.SUM, Duration.hours(1)),
      threshold: 0,
      // Daily by London's clock: at the end of summer time 25 hours pass between two.
      periods: 26,
      silence: true,
      meaning: 'The daily test enquiry was not mailed: real ones may not be either.',
    },
    OwnerMailFailed: {
      metric: business(names.ownerMailFailed, Stats.SUM),
      threshold: 1,
      meaning:
        "The owner's mailbox bounced, rejected or reported an enquiry as spam. It is still in the table, and what came back is sent again.",
    },
    OwnerMailDelayed: {
      metric: business(names.ownerMailDelayed, Stats.SUM),
      threshold: 1,
      meaning: "The owner's mailbox does not take an enquiry for now, and SES goes on trying. It is safe in the table.",
    },
    PhotosUntagged: {
      metric: business(names.oldestUntaggedPhotoSeconds, Stats.MAXIMUM),
      threshold: 6 * 3600,
      meaning: "An enquiry's photo is still not marked as kept after 6 hours; on its second day it is deleted.",
    },
    MalformedProject: {
      metric: business(names.malformedProject, Stats.SUM),
      threshold: 1,
      meaning: 'A row of the portfolio cannot be read and is left out, so visitors miss a project. The rest shows.',
    },
    ApiErrors: {
      metric: gateway.metricServerError({ period: fiveMinutes, statistic: Stats.SUM }),
      threshold: 1,
      meaning:
        'The API answered with a server error. The alarms of the functions or the access log say which one failed.',
    },
    DeadLetters: {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: fiveMinutes, statistic: Stats.MAXIMUM }),
      threshold: 1,
      meaning:
        'A background job failed for good and its call was put aside. Nothing is lost while it is kept, 14 days.',
    },
    LeadPathErrors: {
      metric: leadPath.metricErrors({ period: fiveMinutes, statistic: Stats.SUM }),
      threshold: 1,
      meaning: leadPath.errorImpact,
    },
    LeadPathThrottles: {
      metric: leadPath.metricThrottles({ period: fiveMinutes, statistic: Stats.SUM }),
      threshold: 1,
      meaning: `AWS refused to run it, most likely at the account's limit of functions at once. ${leadPath.errorImpact}`,
    },
    // Without a dimension these are the sums of the region. An alarm for each function cost more than everything else, and in
    // metric math a function that has not run for days has no point to add.
    OtherErrors: {
      metric: ofTheRegion('Errors'),
      threshold: 1,
      meaning:
        'Some function of this account and region threw: projects, photos, reminders. Enquiries have an alarm of their own.',
    },
    OtherThrottles: {
      metric: ofTheRegion('Throttles'),
      threshold: 1,
      meaning:
        "AWS refused to run some function of this account and region, most likely at the account's limit of functions at once.",
    },
  }
}

/** https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html */
function ofTheRegion(metricName: 'Errors' | 'Throttles'): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic: Stats.SUM, period: fiveMinutes })
}

/** Metrics that the Lambdas of a stage write themselves. */
export function businessMetrics(service: string) {
  return (metricName: MetricName, statistic: string, period = fiveMinutes): Metric =>
    new Metric({ namespace: metrics.namespace, metricName, dimensionsMap: { service }, statistic, period })
}
