import { Duration } from 'aws-cdk-lib'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailSendingEvent, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { ApiFunction } from '../api-function.ts'
import { MailReports } from '../mail-reports.ts'
import { runOften } from '../run-on-schedule.ts'
import type { OptionProps } from '../stores.ts'

/** Mails customers a receipt of their enquiry [O5]. */
export class Receipts extends Construct {
  constructor(scope: Construct, id: string, { stores, deadLetters }: OptionProps) {
    super(scope, id)
    const { siteUrl, keys, leads, limits, mail } = stores
    // Its own configuration set, so that a customer's bounce is not taken for one of the owner's mail.
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // An address that bounced once would bounce again, which counts against the account.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    const receipts = new ApiFunction(this, 'SendReceipts', {
      entry: 'options/receipt/send-receipts',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.minutes(2),
    })
    keys.grantSigningSecret(receipts)
    leads.grantList(receipts)
    limits.grantCount(receipts)
    // In the sandbox SES would refuse customers' addresses.
    mail.grantSend(receipts, configurationSet, [])
    runOften(this, 'EveryTwoMinutes', receipts, Duration.minutes(2))
    new MailReports(this, 'Reports', {
      configurationSet,
      events: [EmailSendingEvent.DELIVERY, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
      reader: receipts,
      deadLetters,
    })
  }
}
