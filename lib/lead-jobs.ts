import { Duration, TimeZone } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { retention } from '#contract/retention.ts'
import { otherEntries } from '../lambdas/bundling.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import { originKey, type Stores } from './api.ts'
import { ApiFunction, type ApiFunctionProps } from './api-function.ts'

/** A run that is an hour late is of no use: a later one has done its work. */
const retries = { retryAttempts: 2, maxEventAge: Duration.hours(1) }

interface LeadJobsProps {
  /** What the jobs read and write. */
  stores: Stores
  /** Days that logs are kept. */
  logRetentionDays: number
}

/** What happens to enquiries in the background: redelivery, the mail service's reports, the daily canary. */
export class LeadJobs extends Construct {
  readonly functions: ApiFunction[]
  /** Calls that failed after all retries: each one is a job that did not run. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { stores, logRetentionDays }: LeadJobsProps) {
    super(scope, id)
    const { leads, photos, mail, siteUrl } = stores
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(retention.deadLetterDays),
    })
    const isTheLast =
      'This is the dead-letter queue itself. An alarm watches it, and a person reads it, so it needs no queue of its own.'
    acknowledge(this.deadLetters, { 'AwsSolutions-SQS3': isTheLast, 'Serverless-SQSRedrivePolicy': isTheLast })
    const job = (name: string, props: Pick<ApiFunctionProps, 'entry' | 'errorImpact' | 'timeout'>) =>
      new ApiFunction(this, name, {
        ...props,
        logRetentionDays,
        deadLetterQueue: this.deadLetters,
        environment: {},
      })

    const redeliver = job('RedeliverLeads', {
      entry: otherEntries.redeliverLeads,
      errorImpact:
        'Enquiries that could not be mailed at once are waiting: read them with `npm run leads -- list --deployed`.',
      timeout: Duration.minutes(4),
    })
    redeliver.addEnvironment('SITE_URL', siteUrl)
    leads.allowRedelivering(redeliver)
    photos.allowAttaching(redeliver)
    mail.allowSending(redeliver)
    this.schedule('EveryFiveMinutes', redeliver, ScheduleExpression.rate(Duration.minutes(5)))

    const canary = job('SendCanary', {
      entry: otherEntries.sendCanary,
      errorImpact: 'The daily test enquiry could not be sent: the form may be broken. Send one yourself.',
      timeout: Duration.seconds(30),
    })
    canary.addEnvironment('SITE_URL', siteUrl)
    canary.addEnvironment('ORIGIN_KEY', originKey)
    const earlyMorning = ScheduleExpression.cron({ hour: '5', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    this.schedule('Daily', canary, earlyMorning)

    const recordMailEvents = job('RecordMailEvents', {
      entry: otherEntries.recordMailEvents,
      errorImpact: "A bounce of the owner's mail may go unnoticed.",
      timeout: Duration.seconds(30),
    })
    leads.allowNoting(recordMailEvents)
    mail.events.addSubscription(new LambdaSubscription(recordMailEvents, { deadLetterQueue: this.deadLetters }))

    this.functions = [redeliver, canary, recordMailEvents]
  }

  private schedule(id: string, job: ApiFunction, schedule: ScheduleExpression): void {
    const role = new Role(this, `${id}Role`, { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    acknowledge(role, {
      [wildcardFinding(job, ':*')]: 'The wildcard covers the versions of this one function; no other function matches.',
    })
    const target = new LambdaInvoke(job, { role, deadLetterQueue: this.deadLetters, ...retries })
    new Schedule(this, id, { schedule, target })
  }
}
