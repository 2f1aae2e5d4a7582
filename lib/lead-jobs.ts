import { Duration, TimeZone } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retention } from '#contract/retention.ts'
import { otherEntries } from '../lambdas/bundling.ts'
import { acknowledge } from './acknowledge.ts'
import type { Stores } from './api.ts'
import { ApiFunction, type ApiFunctionProps } from './api-function.ts'
import type { Settings } from './config.ts'
import { runOnSchedule } from './run-on-schedule.ts'

/**
 * For a job that runs every few minutes: a run that fails is not tried again and leaves no dead letter, since the next
 * run does its work and alarms watch its errors and its silence. Otherwise a fault of a day leaves 288 letters.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-configuring.html
 */
const nextRunRepairs = { retryAttempts: 0, maxEventAge: Duration.minutes(5) }

function repairedByTheNext(job: ApiFunction): void {
  job.configureAsyncInvoke(nextRunRepairs)
  acknowledge(job, {
    'Serverless-LambdaAsyncFailureDestination': 'A run that failed leaves nothing to keep: the next one does its work.',
  })
}

interface LeadJobsProps {
  /** What the jobs read and write. */
  stores: Stores
  /** Days that logs are kept. */
  logRetentionDays: number
  /** Which of the mails are sent that are no enquiry. */
  send: Pick<Settings, 'morningMail' | 'promiseMail' | 'customerReceipt'>
}

/** What happens to enquiries in the background: redelivery, the mail service's reports, the daily canary. */
export class LeadJobs extends Construct {
  readonly functions: ApiFunction[]
  /** Calls that failed after all retries: each one is a job that did not run. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { stores, logRetentionDays, send }: LeadJobsProps) {
    super(scope, id)
    const { keys, leads, limits, photos, mail, siteUrl } = stores
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.deadLetterDays),
    })
    const isTheLast =
      'This is the dead-letter queue itself. An alarm watches it, and a person reads it, so it needs no queue of its own.'
    acknowledge(this.deadLetters, { 'AwsSolutions-SQS3': isTheLast, 'Serverless-SQSRedrivePolicy': isTheLast })
    const shared = { logRetentionDays, environment: {} }
    const job = (name: string, props: Pick<ApiFunctionProps, 'entry' | 'errorImpact' | 'timeout'>) =>
      new ApiFunction(this, name, { ...shared, ...props, deadLetterQueue: this.deadLetters })

    const redeliver = new ApiFunction(this, 'RedeliverLeads', {
      ...shared,
      entry: otherEntries.redeliverLeads,
      errorImpact:
        'Enquiries that could not be mailed at once are waiting: read them with `npm run leads -- list --deployed`.',
      timeout: Duration.minutes(4),
    })
    repairedByTheNext(redeliver)
    redeliver.addEnvironment('SITE_URL', siteUrl)
    redeliver.addEnvironment('MORNING_MAIL', send.morningMail ? 'on' : 'off')
    keys.giveSigning(redeliver)
    limits.allowCounting(redeliver)
    leads.allowRedelivering(redeliver)
    photos.allowAttaching(redeliver)
    mail.allowSending(redeliver)
    runOnSchedule(this, 'EveryFiveMinutes', redeliver, ScheduleExpression.rate(Duration.minutes(5)), nextRunRepairs)

    const canary = job('SendCanary', {
      entry: otherEntries.sendCanary,
      errorImpact: 'The daily test enquiry could not be sent: the form may be broken. Send one yourself.',
      timeout: Duration.seconds(30),
    })
    canary.addEnvironment('SITE_URL', siteUrl)
    keys.giveSigning(canary)
    const earlyMorning = ScheduleExpression.cron({ hour: '5', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'Daily', canary, earlyMorning, {
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      deadLetterQueue: this.deadLetters,
    })

    const recordMailEvents = new ApiFunction(this, 'RecordMailEvents', {
      ...shared,
      entry: otherEntries.recordMailEvents,
      errorImpact: "A bounce of the owner's mail may go unnoticed.",
      timeout: Duration.seconds(30),
    })
    leads.allowReading(recordMailEvents)
    leads.allowNoting(recordMailEvents)
    limits.allowCounting(recordMailEvents)
    keys.giveSigning(recordMailEvents)
    // A report may come before its lead is filed, and filing waits for the table [L15]: each is tried every three minutes
    // for an hour. Lambda's own retries of what SNS calls end after three minutes.
    const reports = new Queue(this, 'MailReports', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.minutes(3),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 20 },
    })
    mail.events.addSubscription(
      new SqsSubscription(reports, { rawMessageDelivery: true, deadLetterQueue: this.deadLetters }),
    )
    recordMailEvents.addEventSource(new SqsEventSource(reports, { batchSize: 1 }))
    acknowledge(recordMailEvents, {
      'Serverless-LambdaEventSourceMappingDestination':
        'A queue has no such destination: what fails for good goes to the dead letters by its redrive policy.',
    })

    this.functions = [redeliver, canary, recordMailEvents]
    if (send.morningMail || send.promiseMail) {
      const remind = job('RemindOwner', {
        entry: otherEntries.remindOwner,
        errorImpact: 'The owner is not reminded of what waits. The mails about enquiries are not affected.',
        timeout: Duration.minutes(5),
      })
      remind.addEnvironment('SITE_URL', siteUrl)
      keys.giveSigning(remind)
      mail.allowSending(remind)
      leads.allowListing(remind)
      leads.allowNoting(remind)
      this.functions.push(remind)
      if (send.morningMail) {
        const halfPastSeven = ScheduleExpression.cron({ hour: '7', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
        runOnSchedule(this, 'EveryMorning', remind, halfPastSeven, {
          input: ScheduleTargetInput.fromObject({ job: 'morningMail' }),
          retryAttempts: 2,
          maxEventAge: Duration.hours(1),
          deadLetterQueue: this.deadLetters,
        })
      }
      if (send.promiseMail) {
        const quarterHour = ScheduleExpression.rate(Duration.minutes(15))
        runOnSchedule(this, 'EveryQuarterHour', remind, quarterHour, {
          input: ScheduleTargetInput.fromObject({ job: 'promiseMail' }),
          ...nextRunRepairs,
        })
      }
    }
    if (send.customerReceipt) this.addReceipts(stores, logRetentionDays)
  }

  private addReceipts({ siteUrl, keys, leads, limits, mail }: Stores, logRetentionDays: number): void {
    const receipts = new ApiFunction(this, 'SendReceipts', {
      logRetentionDays,
      environment: {},
      entry: otherEntries.sendReceipts,
      errorImpact: 'Customers get no receipt. Enquiries and their mails are not affected.',
      timeout: Duration.minutes(2),
    })
    repairedByTheNext(receipts)
    receipts.addEnvironment('SITE_URL', siteUrl)
    keys.giveSigning(receipts)
    leads.allowListing(receipts)
    leads.allowNoting(receipts)
    limits.allowCounting(receipts)
    mail.allowReceipts(receipts)
    runOnSchedule(this, 'EveryTwoMinutes', receipts, ScheduleExpression.rate(Duration.minutes(2)), nextRunRepairs)
    this.functions.push(receipts)
  }
}
