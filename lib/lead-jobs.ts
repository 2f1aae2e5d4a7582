import { Duration, TimeZone } from 'aws-cdk-lib'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { ApiFunction } from './api-function.ts'
import { workerSeconds } from './leads.ts'
import { runOnSchedule } from './run-on-schedule.ts'
import type { Stores } from './stores.ts'

/** What works on enquiries in the background: the queue's worker, and the daily test enquiry. */
export class LeadJobs extends Construct {
  /** The queue's worker, to which options add what they need. */
  readonly worker: ApiFunction

  constructor(scope: Construct, id: string, stores: Stores) {
    super(scope, id)
    const { keys, leads, limits, photos, mail, siteUrl } = stores
    this.worker = new ApiFunction(this, 'DeliverLead', {
      entry: 'leads/deliver-lead',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(workerSeconds),
    })
    keys.grantSigningSecret(this.worker)
    leads.addWorker(this.worker)
    limits.grantCount(this.worker)
    photos.grantAttach(this.worker)
    mail.grantSendToOwner(this.worker)

    const canary = new ApiFunction(this, 'SendCanary', {
      entry: 'leads/send-canary',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
    })
    keys.grantSigningSecret(canary)
    const earlyMorning = ScheduleExpression.cron({ hour: '5', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'Daily', canary, earlyMorning, { retryAttempts: 2, maxEventAge: Duration.hours(1) })
  }
}
