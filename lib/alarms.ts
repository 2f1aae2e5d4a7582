/**
 * Every alarm as data: what it watches, and what it means to whoever gets its mail.
 * The runbook of each is in `docs/runbooks.md` under the heading of its name.
 */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { type MetricName, metrics, serviceName } from '#contract/operations.ts'
import type { AlarmRow } from './alarm-topic.ts'
import type { Settings } from './config.ts'

export interface Watched {
  gateway: HttpApi
  /** Takes the enquiries. What repeats and follows their mails has alarms of its own: see RedeliveryStopped, DeadLetters. */
  leadPath: IFunction
  deadLetters: IQueue
}

const period = Duration.minutes(5)
const inFiveMinutes = { period, statistic: Stats.SUM }
const { names } = metrics

/** Alarms by name [I5]. */
export function alarmRows(
  { gateway, leadPath, deadLetters }: Watched,
  { stage, quietDays }: Settings,
): Record<string, AlarmRow> {
  const business = businessMetrics(stage)
  return {
    SiteDown: {
      // Two checks of about four: one failure between successes does not ring, and a report that comes late still counts.
      metric: business(names.siteDown, Stats.SUM, Duration.minutes(1)),
      periods: 8,
      enough: 2,
      meaning: 'The home page does not answer, or not with a page: visitors most likely see no site at all. Look now.',
    },
    SiteUnwatched: {
      metric: business(names.siteChecked),
      periods: 3,
      whenLow: true,
      meaning: 'Nobody has looked at the home page for 15 minutes: should the site go down, no alarm would say so.',
    },
    LeadUnavailable: {
      metric: business(names.leadUnavailable),
      meaning: 'A visitor could not send an enquiry at all and was asked to call. It is lost unless they did.',
    },
    CountFailed: {
      metric: business(names.countFailed),
      meaning: 'Enquiries cannot be counted by their network address: a flood of them would be mailed one by one.',
    },
    OldestUndeliveredLead: {
      metric: business(names.oldestUndeliveredSeconds, Stats.MAXIMUM),
      threshold: 600,
      meaning: 'An enquiry has waited for more than 10 minutes to be mailed to the owner. It is safe in the table.',
    },
    RedeliveryStopped: {
      metric: business(names.redeliveryRun),
      periods: 3,
      whenLow: true,
      meaning: 'Redelivery has not run for 15 minutes: an enquiry whose first mail fails would wait unseen.',
    },
    NoLeads: {
      metric: business(names.leadAccepted, Stats.SUM, Duration.days(1)),
      periods: quietDays,
      whenLow: true,
      meaning: `Not one enquiry in ${quietDays} days. A quiet week, or a broken form: send one yourself.`,
    },
    CanaryMissing: {
      metric: business(names.canaryMailed, Stats.SUM, Duration.hours(1)),
      // Daily by London's clock: at the end of summer time 25 hours pass between two.
      periods: 26,
      whenLow: true,
      meaning: 'The daily test enquiry was not mailed: real ones may not be either.',
    },
    OwnerMailFailed: {
      metric: business(names.ownerMailFailed),
      meaning:
        "The owner's mailbox bounced, rejected or reported an enquiry as spam. It is still in the table, and what came back is sent again.",
    },
    OwnerMailDelayed: {
      metric: business(names.ownerMailDelayed),
      meaning: "The owner's mailbox does not take an enquiry for now, and SES goes on trying. It is safe in the table.",
    },
    PhotosUntagged: {
      metric: business(names.oldestUntaggedPhotoSeconds, Stats.MAXIMUM),
      threshold: 6 * 3600,
      meaning: "An enquiry's photo is still not marked as kept after 6 hours; on its second day it is deleted.",
    },
    MalformedProject: {
      metric: business(names.malformedProject),
      meaning: 'A row of the portfolio cannot be read and is left out, so visitors miss a project. The rest shows.',
    },
    ApiErrors: {
      metric: gateway.metricServerError(inFiveMinutes),
      meaning:
        'The API answered with a server error. The alarms of the functions or the access log say which one failed.',
    },
    DeadLetters: {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      meaning:
        'A background job failed for good and its call was put aside. Nothing is lost while it is kept, 14 days.',
    },
    LeadPathErrors: { metric: leadPath.metricErrors(inFiveMinutes), meaning: leadPathFails },
    LeadPathThrottles: {
      metric: leadPath.metricThrottles(inFiveMinutes),
      meaning: `AWS refused to run it, most likely at the account's limit of functions at once. ${leadPathFails}`,
    },
    OtherErrors: {
      metric: ofTheRegion('Errors'),
      meaning:
        'Some function of this account and region threw: projects, photos, reminders. Enquiries have an alarm of their own.',
    },
    OtherThrottles: {
      metric: ofTheRegion('Throttles'),
      meaning:
        "AWS refused to run some function of this account and region, most likely at the account's limit of functions at once.",
    },
  }
}

const leadPathFails = 'Enquiries may be failing: visitors are told to call. Look now.'

/**
 * Without a dimension it is the sum of the region. An alarm for each function cost more than everything else, and in metric math
 * a function that has not run for days has no point to add. https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html
 */
function ofTheRegion(metricName: 'Errors' | 'Throttles'): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, ...inFiveMinutes })
}

/** Metrics that the Lambdas of a stage write themselves. */
export function businessMetrics(stage: string) {
  const dimensionsMap = { service: serviceName(stage) }
  return (metricName: MetricName, statistic: string = Stats.SUM, every = period): Metric =>
    new Metric({ namespace: metrics.namespace, metricName, dimensionsMap, statistic, period: every })
}
