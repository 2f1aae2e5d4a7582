import { Duration, TimeZone } from 'aws-cdk-lib'
import { ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { morningMailTime } from '#contract/working-hours.ts'
import { ApiFunction } from '../api-function.ts'
import { runOnSchedule } from '../run-on-schedule.ts'
import { settingsOf } from '../settings-stack.ts'
import type { OptionProps } from '../stores.ts'

/** Reminders to the owner: the morning mail [O3], and enquiries whose promised time is near [O4]. */
export class Reminders extends Construct {
  constructor(scope: Construct, id: string, { stores, deadLetters, monitoring }: OptionProps) {
    super(scope, id)
    const { siteUrl, keys, leads, mail } = stores
    const { morningMail, promiseMail } = settingsOf(this)
    const remind = new ApiFunction(this, 'RemindOwner', {
      entry: 'owner/remind',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.minutes(5),
      deadLetterQueue: deadLetters,
    })
    keys.grantSigningSecret(remind)
    mail.grantSendToOwner(remind)
    leads.grantList(remind)
    if (morningMail) {
      monitoring?.grantListSubscribers(remind)
      const [hour, minute] = morningMailTime.split(':').map((digits) => String(Number(digits)))
      const morning = ScheduleExpression.cron({ hour, minute, timeZone: TimeZone.EUROPE_LONDON })
      runOnSchedule(this, 'EveryMorning', remind, morning, {
        input: ScheduleTargetInput.fromObject({ job: 'morningMail' }),
        retryAttempts: 2,
        maxEventAge: Duration.hours(1),
        deadLetterQueue: deadLetters,
      })
    }
    if (promiseMail) {
      const quarterHour = Duration.minutes(15)
      runOnSchedule(this, 'EveryQuarterHour', remind, ScheduleExpression.rate(quarterHour), {
        input: ScheduleTargetInput.fromObject({ job: 'promiseMail' }),
        retryAttempts: 0,
        maxEventAge: quarterHour,
      })
    }
  }
}
