import { Duration, Stack, TimeZone } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Construct } from 'constructs'
import type { CheckSiteEvent } from '#shared/check-site-event.ts'
import { queueRules } from '#shared/queue-rules.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { FunctionResources } from './function-resources.ts'
import { settingsOf } from './settings-stack.ts'
import { SiteFunction } from './site-function.ts'
import { isLive } from './stage.ts'

/** What runs without a visitor: the queue's worker and, on the live site, the site check. */
export class Jobs extends Construct {
  /** The queue's worker, to which options add what they need. */
  readonly worker: SiteFunction
  /** Schedule of the site check, which has to wait for the pages. Undefined in a copy, where no alarm would hear it. */
  readonly siteCheckSchedule: Schedule | undefined
  /** Assumed by the scheduler, to call these functions and no others. */
  private readonly schedulerRole: Role

  constructor(scope: Construct, id: string, resources: FunctionResources) {
    super(scope, id)
    const stack = Stack.of(this)
    this.schedulerRole = new Role(this, 'SchedulerRole', {
      // https://docs.aws.amazon.com/scheduler/latest/UserGuide/cross-service-confused-deputy-prevention.html
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: {
            'aws:SourceAccount': stack.account,
            'aws:SourceArn': stack.formatArn({
              service: 'scheduler',
              resource: 'schedule-group',
              resourceName: 'default',
            }),
          },
        },
      }),
    })
    this.worker = this.addWorker(resources)
    this.siteCheckSchedule = isLive(settingsOf(this)) ? this.addSiteCheck(resources) : undefined
  }

  private addWorker({ secret, enquiries, limits, photos, mail, siteUrl }: FunctionResources): SiteFunction {
    const worker = new SiteFunction(this, 'DeliverEnquiry', {
      entry: 'enquiries/deliver-enquiry',
      timeout: Duration.seconds(queueRules.workerSeconds),
    })
    worker.addEnvironment('SITE_URL', siteUrl)
    secret.grantUse(worker)
    enquiries.addWorker(worker)
    limits.grantCount(worker)
    photos.grantClaim(worker)
    mail.grantSendToOwner(worker)
    return worker
  }

  /**
   * Checks the site and the form through the CDN every two minutes, and sends the daily test enquiry. The CDN's own
   * metrics have no data at night, when nobody comes, and count a 403 only at extra cost.
   */
  private addSiteCheck({ secret, siteUrl }: FunctionResources): Schedule {
    const check = new SiteFunction(this, 'CheckSite', {
      entry: 'site/check-site',
      timeout: Duration.seconds(30),
      memorySize: 256,
    })
    check.addEnvironment('SITE_URL', siteUrl)
    secret.grantUse(check)
    // Checks that waited while nothing could run are of no use later.
    check.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: Duration.minutes(10) })
    const testEnquiry: CheckSiteEvent = { testEnquiry: true }
    const daily = ScheduleExpression.cron({ hour: '5', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    this.schedule('TestEnquiry', check, daily, testEnquiry)
    return this.schedule('EveryTwoMinutes', check, ScheduleExpression.rate(Duration.minutes(2)))
  }

  private schedule(id: string, job: SiteFunction, schedule: ScheduleExpression, input: object = {}): Schedule {
    const target = new LambdaInvoke(job, {
      role: this.schedulerRole,
      input: ScheduleTargetInput.fromObject(input),
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
    })
    acknowledge(this.schedulerRole, {
      [wildcardFinding(job, ':*')]: 'The wildcard covers the versions of this one function; no other function matches.',
    })
    return new Schedule(this, id, { schedule, target })
  }
}
