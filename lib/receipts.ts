import { Duration } from 'aws-cdk-lib'
import { Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Mail } from './mail.ts'
import type { Monitoring } from './monitoring.ts'
import type { SiteFunction } from './site-function.ts'

interface ReceiptsProps {
  mail: Mail
  /** The queue's worker, which mails them. */
  worker: SiteFunction
  /** Undefined in a temporary copy, which has no alarms. */
  monitoring: Monitoring | undefined
}

/** Mails customers a receipt of their enquiry, from the queue's worker. */
export class Receipts extends Construct {
  constructor(scope: Construct, id: string, { mail, worker, monitoring }: ReceiptsProps) {
    super(scope, id)
    // Its own configuration set, so that a customer's bounce is not taken for one of the owner's mail.
    const { configurationSetName } = new ConfigurationSet(this, 'ConfigurationSet', {
      // An address that bounced once would bounce again, which counts against the account.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    worker.addEnvironment('RECEIPT_CONFIGURATION_SET', configurationSetName)
    // In the sandbox SES would refuse customers' addresses.
    mail.allowSend(worker, configurationSetName)

    // Anybody can type any address into the form, and a paused account mails the owner nothing either.
    monitoring?.topic.alarm(this, 'BounceRate', {
      ...rate('Reputation.BounceRate'),
      threshold: 0.05,
      meaning: 'Five of a hundred mails bounce. At ten SES pauses the account: then no enquiry is mailed either.',
    })
    monitoring?.topic.alarm(this, 'ComplaintRate', {
      ...rate('Reputation.ComplaintRate'),
      threshold: 0.001,
      meaning:
        'One of a thousand mails is marked as spam by its recipient. At five SES pauses the account: then no enquiry is mailed either.',
    })
  }
}

/**
 * A rate of the account in this region, which SES reports when it has changed.
 * https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
 */
function rate(metricName: string) {
  const metric = new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) })
  return { metric, treatMissingData: TreatMissingData.IGNORE }
}
