import { Duration, TimeZone } from 'aws-cdk-lib'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { ApiFunction } from './api-function.ts'
import { runOnSchedule } from './run-on-schedule.ts'
import type { Stores } from './stores.ts'

/** Mails the owner at 7:30 in London what is not answered. */
export class MorningMail extends Construct {
  constructor(scope: Construct, id: string, { siteUrl, keys, leads, mail }: Stores) {
    super(scope, id)
    const send = new ApiFunction(this, 'Send', {
      entry: 'leads/morning-mail',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.minutes(5),
    })
    keys.grantSigningSecret(send)
    mail.grantSendToOwner(send)
    leads.grantReadReceived(send)
    const morning = ScheduleExpression.cron({ hour: '7', minute: '30', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'EveryMorning', send, morning, { retryAttempts: 2, maxEventAge: Duration.hours(1) })
  }
}
