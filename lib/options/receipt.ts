import { ConfigurationSet, ConfigurationSetTlsPolicy, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { OptionProps } from '../stores.ts'

/** Mails customers a receipt of their enquiry, from the queue's worker. */
export class Receipts extends Construct {
  constructor(scope: Construct, id: string, { stores, worker }: OptionProps) {
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
    stores.mail.allowSend(worker, configurationSetName, [])
  }
}
