/**
 * Every alarm as data: its metric, and its meaning for the recipients of its mail.
 * `docs/operate.md` has a runbook for each, under its name.
 */
import { Duration } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import {
  type MetricName,
  metrics,
  refusalWeights,
  serviceName,
  waitingTooLongSeconds,
} from '#shared/business-metrics.ts'
import { retention } from '#shared/retention.ts'
import { type AlarmRow, AlarmTopic } from './alarm-topic.ts'
import type { Settings } from './config.ts'
import type { Enquiries } from './enquiries.ts'
import type { Mail } from './mail.ts'
import { settingsOf } from './settings-stack.ts'

interface AlarmSources {
  enquiries: Enquiries
  mail: Mail
}

const period = Duration.minutes(5)
const { names } = metrics
/** Longer than the longest pause between two tries, so that what comes again reports in each. */
const waitingPeriod = Duration.minutes(20)

/** Alarms by name. */
function alarmRows({ enquiries, mail }: AlarmSources, { stage }: Settings): Record<string, AlarmRow> {
  const business = businessMetrics(stage)
  return {
    SiteDown: {
      // A single failure among two or three checks does not ring. The newest period is seldom complete.
      metric: business(names.siteDown),
      threshold: 2,
      evaluationPeriods: 2,
      datapointsToAlarm: 1,
      silence: true,
      meaning:
        'The home page, its script or the addresses of the form do not answer as they should, or the check no longer runs (INSUFFICIENT_DATA). Visitors most likely see no site, or cannot send an enquiry. Look now.',
    },
    EnquiryRefused: {
      metric: business(names.enquiryRefused, Stats.SUM, Duration.minutes(10)),
      threshold: refusalWeights.failed,
      meaning: 'A visitor could not send an enquiry and was asked to call. It is lost unless they did. Look now.',
    },
    EnquiryWaiting: {
      metric: new MathExpression({
        label: 'Seconds for which an enquiry waits',
        // A queue that is not used for hours has no data, and a worker that reports nothing must not hide the queue's
        // age.
        expression: 'MAX([FILL(waiting, 0), FILL(oldest, 0)])',
        period: waitingPeriod,
        usingMetrics: {
          waiting: business(names.waitingSeconds, Stats.MAXIMUM, waitingPeriod),
          oldest: enquiries.queue.metricApproximateAgeOfOldestMessage({
            period: waitingPeriod,
            statistic: Stats.MAXIMUM,
          }),
        },
      }),
      threshold: waitingTooLongSeconds,
      meaning: `An enquiry has waited for ${waitingTooLongSeconds / 60} minutes, or an emergency is over the hourly limit of mails: a fault, a flood, or nothing takes it out of the queue. It is safe there for ${retention.queueDays} days. Look now.`,
    },
    DeadLetters: {
      metric: enquiries.deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      meaning: `An enquiry could not be delivered for five days and became a dead letter. It is kept for ${retention.queueDays} days, and one command sends it on.`,
    },
    EnquiriesSetAside: {
      // An hour, so that it goes back after a quiet one and can ring again.
      metric: business(names.enquirySetAside, Stats.SUM, Duration.hours(1)),
      meaning:
        'Not urgent. More enquiries that look like spam came than are mailed in an hour. The rest is stored, and listed by `npm run enquiries -- list --unmailed --deployed`.',
    },
    TestEnquiryMissing: {
      metric: business(names.testEnquiryMailed, Stats.SUM, Duration.hours(1)),
      // Daily in London time: 25 hours apart when summer time ends.
      evaluationPeriods: 26,
      whenLow: true,
      meaning: 'The daily test enquiry was not mailed: real ones may not be either.',
    },
    OwnerMailFailed: {
      metric: mail.bounces,
      meaning:
        "A mail to the owner's mailbox bounced, and nothing is sent again by itself. The enquiry is in the table.",
    },
    FunctionErrors: {
      // Without dimensions, the sum over the region. An alarm for each function would cost more than everything else,
      // and in metric math a function that has not run for days has no data point.
      // https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-view.html
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Errors', period, statistic: Stats.SUM }),
      meaning: 'Some function of this account and region threw: the mail of an enquiry, projects, photos.',
    },
  }
}

/** A metric that the Lambdas of this stage emit. */
function businessMetrics(stage: string) {
  const dimensionsMap = { service: serviceName(stage) }
  return (metricName: MetricName, statistic: string = Stats.SUM, every = period): Metric =>
    new Metric({ namespace: metrics.namespace, metricName, dimensionsMap, statistic, period: every })
}

/** Alarms with a sentence each, sent by mail, and a budget. */
export class Monitoring extends Construct {
  /** Where all alarms go, also those that an option adds. */
  readonly topic: AlarmTopic

  constructor(scope: Construct, id: string, sources: AlarmSources) {
    super(scope, id)
    const settings = settingsOf(this)
    this.topic = new AlarmTopic(this, 'Alarms')
    for (const [name, row] of Object.entries(alarmRows(sources, settings))) this.topic.alarm(this, name, row)
    if (settings.monthlyBudget > 0) addBudget(this, settings)
  }
}

/** Mails when the month's bill exceeds the budget, and when AWS forecasts it. Two budgets an account are free. */
function addBudget(scope: Construct, { monthlyBudget, alarmEmails }: Settings): void {
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
    notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers: alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address })),
    })),
  })
}
