import { Aws } from 'aws-cdk-lib'
import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { mailSimulatorAddress } from '#contract/operations.ts'
import type { ApiFunction } from './api-function.ts'
import { isAddressOf, isLive, type Settings } from './config.ts'

interface MailProps {
  /** Read for the owner's and the sender's address, the domain and its zone. */
  settings: Settings
}

/** The mail service: who may send, what is reported back, and the domain's signatures. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet
  /** For customers' receipts, whose bounces must not be the owner's mail's. */
  readonly receipts: ConfigurationSet
  /** Deliveries, delays, bounces, complaints and rejections arrive here. */
  readonly events: Topic
  private readonly settings: Settings

  constructor(scope: Construct, id: string, { settings }: MailProps) {
    super(scope, id)
    this.settings = settings
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // After one hard bounce SES would accept further mail to the owner and never send it.
      // https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list.html
      disableSuppressionList: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    this.receipts = new ConfigurationSet(this, 'Receipts', {
      // An address that bounced once would bounce again, and SES counts it each time.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    this.events = new Topic(this, 'Events', { enforceSSL: true })
    const destination = EventDestination.snsTopic(this.events)
    this.receipts.addEventDestination('Reports', {
      destination,
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    this.configurationSet.addEventDestination('Reports', {
      destination,
      events: [
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY_DELAY,
        EmailSendingEvent.RENDERING_FAILURE,
      ],
    })
    // An address has one identity in a region: other stages send by that of the live one.
    if (isLive(settings)) this.addIdentities()
  }

  /** Lets a function mail the owner from the sender's address. */
  allowSending(mailer: ApiFunction): void {
    const { ownerEmail } = this.settings
    mailer.addEnvironment('OWNER_EMAIL', ownerEmail)
    // In the sandbox the recipient's identity is checked too, the simulator's included.
    this.allow(mailer, this.configurationSet, [...identitiesOf(ownerEmail), mailSimulatorAddress])
  }

  /** Lets a function mail customers from the sender's address. The sandbox has none of their identities, and refuses. */
  allowReceipts(mailer: ApiFunction): void {
    this.allow(mailer, this.receipts, [])
  }

  private allow(mailer: ApiFunction, { configurationSetName }: ConfigurationSet, recipients: readonly string[]): void {
    const { senderEmail: sender } = this.settings
    mailer.addEnvironment('SENDER_EMAIL', sender)
    mailer.addEnvironment('SES_CONFIGURATION_SET', configurationSetName)
    const identities = new Set([...identitiesOf(sender), ...recipients])
    mailer.allow(
      ['ses:SendRawEmail'],
      [...[...identities].map((identity) => arn('identity', identity)), arn('configuration-set', configurationSetName)],
      { StringEquals: { 'ses:FromAddress': sender } },
    )
  }

  /**
   * With a domain: its identity with DKIM, MAIL FROM and DMARC. Of each address, until the domain is verified: SES refuses what no
   * verified identity covers, and in the sandbox delivers to verified addresses only.
   */
  private addIdentities(): void {
    const { ownerEmail, senderEmail, domain: zoneName, hostedZoneId, domainMail } = this.settings
    const configurationSet = this.configurationSet
    if (zoneName && hostedZoneId) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName })
      const identity = Identity.publicHostedZone(zone)
      new EmailIdentity(this, 'Domain', { identity, mailFromDomain: `bounce.${zoneName}`, configurationSet })
      // Nothing is refused: the domain's other mail may not be signed yet. docs/custom-domain.md says when to tighten it.
      // An address elsewhere gets no reports: they would be dropped (RFC 7489, 7.1).
      const reports = isAddressOf(zoneName, ownerEmail) ? `; rua=mailto:${ownerEmail}` : ''
      new TxtRecord(this, 'Dmarc', { zone, recordName: '_dmarc', values: [`v=DMARC1; p=none${reports}`] })
    }
    for (const address of new Set([ownerEmail, senderEmail])) {
      if (domainMail && isAddressOf(zoneName, address)) continue
      // Named after the address, not its role: with another role it would be created again before the old one is deleted.
      new EmailIdentity(this, address, { identity: Identity.email(address), configurationSet })
    }
  }
}

/** An address is verified by itself or with its domain, and SES asks for the right to the one that it finds. */
function identitiesOf(address: string): string[] {
  return [address, address.slice(address.lastIndexOf('@') + 1)]
}

function arn(kind: string, name: string): string {
  return `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${kind}/${name}`
}
