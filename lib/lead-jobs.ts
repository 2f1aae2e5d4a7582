import { Duration, TimeZone } from 'aws-cdk-lib'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { EmailSendingEvent } from 'aws-cdk-lib/aws-ses'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retention } from '#contract/retention.ts'
import { acknowledge } from './acknowledge.ts'
import { ApiFunction } from './api-function.ts'
import { MailReports } from './mail-reports.ts'
import { runOften, runOnSchedule } from './run-on-schedule.ts'
import type { Stores } from './stores.ts'

/** Background jobs of enquiries: redelivery, SES's events, the daily canary. */
export class LeadJobs extends Construct {
  /** Dead letters: calls that failed after all retries. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, stores: Stores) {
    super(scope, id)
    const { keys, leads, photos, mail, siteUrl } = stores
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.deadLetterDays),
    })
    const isTheLast =
      'This is the dead-letter queue itself. An alarm watches it, and a person reads it, so it needs no queue of its own.'
    acknowledge(this.deadLetters, { 'AwsSolutions-SQS3': isTheLast, 'Serverless-SQSRedrivePolicy': isTheLast })

    const redeliver = new ApiFunction(this, 'RedeliverLeads', {
      entry: 'leads/redeliver-leads',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.minutes(5),
    })
    keys.grantSigningSecret(redeliver)
    leads.grantRedeliver(redeliver)
    photos.grantAttach(redeliver)
    mail.grantSendToOwner(redeliver)
    runOften(this, 'EveryFiveMinutes', redeliver, Duration.minutes(5))

    const canary = new ApiFunction(this, 'SendCanary', {
      entry: 'leads/send-canary',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
      deadLetterQueue: this.deadLetters,
    })
    keys.grantSigningSecret(canary)
    const earlyMorning = ScheduleExpression.cron({ hour: '5', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'Daily', canary, earlyMorning, {
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      deadLetterQueue: this.deadLetters,
    })

    const recordMailEvents = new ApiFunction(this, 'RecordMailEvents', {
      entry: 'leads/record-mail-events',
      timeout: Duration.seconds(30),
    })
    leads.grantNote(recordMailEvents)
    new MailReports(this, 'Reports', {
      configurationSet: mail.configurationSet,
      events: [
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY_DELAY,
        EmailSendingEvent.RENDERING_FAILURE,
      ],
      reader: recordMailEvents,
      deadLetters: this.deadLetters,
    })
  }
}
