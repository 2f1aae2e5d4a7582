/**
 * Every alarm as data: its metric, and its meaning for the recipients of its mail.
 * `docs/operate.md` has a runbook for each, under its name.
 */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { type MetricName, metrics, serviceName } from '#contract/operations.ts'
import { retention } from '#contract/retention.ts'
import type { AlarmRow } from './alarm-topic.ts'
import type { Settings } from './config.ts'

export interface Watched {
  gateway: HttpApi
  deadLetters: IQueue
}

const period = Duration.minutes(5)
const inFiveMinutes = { period, statistic: Stats.SUM }
const { names } = metrics
const undelivered = Duration.minutes(10)
const untagged = Duration.hours(6)
/** The browser retries, so that one visitor of a broken route causes this many errors. */
const failedCalls = 3

/** Alarms by name [I5]. */
export function alarmRows({ gateway, deadLetters }: Watched, { stage, quietDays }: Settings): Record<string, AlarmRow> {
  const business = businessMetrics(stage)
  // Two failures among about four checks: a single failure does not ring, and a late report still counts.
  const twice = { periods: 8, enough: 2 }
  return {
    SiteDown: {
      metric: business(names.siteDown, Stats.SUM, Duration.minutes(1)),
      ...twice,
      urgent: true,
      meaning:
        'The home page does not answer, or not with a page and its script: visitors most likely see no site at all. Look now.',
    },
    FormDown: {
      metric: business(names.formDown, Stats.SUM, Duration.minutes(1)),
      ...twice,
      urgent: true,
      meaning: 'The addresses that the form is sent to do not answer as they should: enquiries are refused. Look now.',
    },
    SiteUnwatched: {
      metric: business(names.siteChecked),
      periods: 3,
      whenLow: true,
      meaning: `Nobody has looked at the site for ${period.toMinutes() * 3} minutes: should it go down, no alarm would say so.`,
    },
    EnquiryRefused: {
      metric: business(names.enquiryRefused, Stats.SUM, Duration.minutes(10)),
      // Counts two for a rejected post and one for a missing field, which a visitor may correct.
      threshold: 2,
      urgent: true,
      meaning: 'A visitor could not send an enquiry and was asked to call. It is lost unless they did. Look now.',
    },
    OldestUndeliveredLead: {
      metric: business(names.oldestUndeliveredSeconds, Stats.MAXIMUM),
      threshold: undelivered.toSeconds(),
      urgent: true,
      meaning: `An enquiry has waited for more than ${undelivered.toMinutes()} minutes to be mailed to the owner. It is safe in the table.`,
    },
    RedeliveryStopped: {
      metric: business(names.redeliveryRun),
      periods: 3,
      whenLow: true,
      meaning: `Redelivery has not run for ${period.toMinutes() * 3} minutes: an enquiry whose first mail fails would wait unseen.`,
    },
    NoLeads: {
      metric: business(names.leadAccepted, Stats.SUM, Duration.days(1)),
      periods: quietDays,
      whenLow: true,
      meaning: `Not one enquiry in ${quietDays} days. A quiet week, or a broken form: send one yourself.`,
    },
    CanaryMissing: {
      metric: business(names.canaryMailed, Stats.SUM, Duration.hours(1)),
      // Daily in London time: 25 hours apart when summer time ends.
      periods: 26,
      whenLow: true,
      meaning: 'The daily test enquiry was not mailed: real ones may not be either.',
    },
    MorningMailMissing: {
      metric: business(names.morningMailRun, Stats.SUM, Duration.hours(1)),
      // As above.
      periods: 26,
      whenLow: true,
      meaning: 'The morning mail did not run: nobody is reminded of enquiries that are not answered.',
    },
    OwnerMailFailed: {
      metric: business(names.ownerMailFailed),
      meaning:
        "The owner's mailbox bounced, rejected or reported an enquiry as spam. It is still in the table, and what came back is sent again.",
    },
    PhotosUntagged: {
      metric: business(names.oldestUntaggedPhotoSeconds, Stats.MAXIMUM),
      threshold: untagged.toSeconds(),
      meaning: `An enquiry's photo is still not marked as kept after ${untagged.toHours()} hours; after ${retention.pendingPhotoDays} days it is deleted.`,
    },
    ApiErrors: {
      metric: gateway.metricServerError(inFiveMinutes),
      threshold: failedCalls,
      meaning: `The API answered ${failedCalls} calls or more with a server error within ${period.toMinutes()} minutes. The access log says which route failed.`,
    },
    DeadLetters: {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      meaning: `A background job failed for good and its call was put aside. Nothing is lost while it is kept, ${retention.deadLetterDays} days.`,
    },
    FunctionErrors: {
      metric: ofTheRegion('Errors'),
      meaning:
        'Some function of this account and region threw: the mail of an enquiry, projects, photos, the morning mail.',
    },
    FunctionThrottles: {
      metric: ofTheRegion('Throttles'),
      meaning:
        "AWS refused to run some function of this account and region, most likely at the account's limit of functions at once.",
    },
  }
}

/**
 * Without dimensions, the sum over the region. An alarm for each function would cost more than everything else, and in metric math
 * a function that has not run for days has no data point. https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html
 */
function ofTheRegion(metricName: 'Errors' | 'Throttles'): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, ...inFiveMinutes })
}

/** A metric that the Lambdas of this stage emit. */
function businessMetrics(stage: string) {
  const dimensionsMap = { service: serviceName(stage) }
  return (metricName: MetricName, statistic: string = Stats.SUM, every = period): Metric =>
    new Metric({ namespace: metrics.namespace, metricName, dimensionsMap, statistic, period: every })
}
