import { Aws, Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { domainOf, mailSimulatorAddress, urgentSenderOf } from '#shared/mail-addresses.ts'
import { isAddressOf } from './config.ts'
import { settingsOf } from './settings-stack.ts'
import type { SiteFunction } from './site-function.ts'
import { isLive } from './stage.ts'

/**
 * Tag that SES gives each mail by itself:
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-add-event-destination-cloudwatch.html
 */
const setDimension = 'ses:configuration-set'

interface MailAddresses {
  senders?: readonly string[]
  recipients?: readonly string[]
}

/** SES: identities, and who may send from which address. */
export class Mail extends Construct {
  /** Configuration set of the owner's mails. */
  readonly configurationSet: ConfigurationSet

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // No suppression list: after one hard bounce SES would accept further mail to the owner and never send it.
      // https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list.html
      disableSuppressionList: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    // A metric of this set alone, which SES writes by itself: an account's own would count receipts too.
    this.configurationSet.addEventDestination('Bounces', {
      destination: EventDestination.cloudWatchDimensions([
        {
          source: CloudWatchDimensionSource.MESSAGE_TAG,
          name: setDimension,
          defaultValue: this.configurationSet.configurationSetName,
        },
      ]),
      events: [EmailSendingEvent.BOUNCE],
    })
    // An address has one identity per region: other stages use that of the live one.
    if (isLive(settingsOf(this))) this.addIdentities()
  }

  /** The owner's mails that bounced. It has data only when one does. */
  get bounces(): Metric {
    const dimensionsMap = { [setDimension]: this.configurationSet.configurationSetName }
    return new Metric({
      namespace: 'AWS/SES',
      metricName: 'Bounce',
      dimensionsMap,
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    })
  }

  /** Grants mailing the owner from the sender's address. */
  grantSendToOwner(grantee: SiteFunction): void {
    const { ownerEmail, senderEmail } = settingsOf(this)
    const { configurationSetName } = this.configurationSet
    grantee.addEnvironment('OWNER_EMAIL', ownerEmail)
    grantee.addEnvironment('SENDER_EMAIL', senderEmail)
    grantee.addEnvironment('SES_CONFIGURATION_SET', configurationSetName)
    // In the sandbox SES also checks the recipients' identities, even the simulator's.
    const recipients = [...identitiesOf(ownerEmail), mailSimulatorAddress]
    this.allowSend(grantee, configurationSetName, { senders: [senderEmail, urgentSenderOf(senderEmail)], recipients })
  }

  /** Allows mailing from the sender's address, or from those named; in the sandbox only to the named recipients. */
  allowSend(
    grantee: SiteFunction,
    configurationSetName: string,
    { senders = [settingsOf(this).senderEmail], recipients = [] }: MailAddresses = {},
  ): void {
    const identities = new Set([...senders.flatMap(identitiesOf), ...recipients])
    grantee.allow(
      ['ses:SendRawEmail'],
      [...[...identities].map((identity) => arn('identity', identity)), arn('configuration-set', configurationSetName)],
      { StringEquals: { 'ses:FromAddress': senders } },
    )
  }

  /**
   * An identity for each address, until its domain is verified: SES refuses senders without a verified identity, and in
   * the sandbox delivers to verified addresses only.
   */
  private addIdentities(): void {
    const { ownerEmail, senderEmail, domain, domainMail } = settingsOf(this)
    for (const address of new Set([ownerEmail, senderEmail])) {
      if (domainMail && isAddressOf(domain, address)) continue
      // Named after the address, not its role: a change of role would create it again before the old one is deleted.
      new EmailIdentity(this, address, { identity: Identity.email(address), configurationSet: this.configurationSet })
    }
  }
}

/** SES authorises against whichever identity it finds, that of the address or of its domain. */
function identitiesOf(address: string): string[] {
  return [address, domainOf(address)]
}

function arn(kind: string, name: string): string {
  return `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${kind}/${name}`
}
