import { Aws } from 'aws-cdk-lib'
import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { mailSimulatorAddress } from '#contract/operations.ts'
import type { ApiFunction } from './api-function.ts'
import { isAddressOf, type Settings } from './config.ts'

/** The mail service: who may send, what is reported back, and the domain's signatures. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet
  /** Deliveries, bounces, complaints and rejections arrive here. */
  readonly events: Topic
  private readonly settings: Settings

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id)
    this.settings = settings
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // One hard bounce would otherwise silence the owner's address for good (promises, fact 7).
      disableSuppressionList: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    this.events = new Topic(this, 'Events', { enforceSSL: true })
    this.configurationSet.addEventDestination('Reports', {
      destination: EventDestination.snsTopic(this.events),
      events: [
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.RENDERING_FAILURE,
      ],
    })
    this.addIdentities()
  }

  /** Lets a function send from the sender's address through our configuration set. */
  allowSending(sender: ApiFunction): void {
    const { ownerEmail, senderEmail, domain } = this.settings
    sender.addEnvironment('OWNER_EMAIL', ownerEmail)
    sender.addEnvironment('SENDER_EMAIL', senderEmail)
    sender.addEnvironment('SES_CONFIGURATION_SET', this.configurationSet.configurationSetName)
    // In the sandbox the recipient's identity is checked too, the simulator's included.
    const identities = [...new Set([senderEmail, ownerEmail, ...(domain ? [domain] : []), mailSimulatorAddress])]
    sender.allow(
      ['ses:SendEmail'],
      [
        ...identities.map((identity) => arn('identity', identity)),
        arn('configuration-set', this.configurationSet.configurationSetName),
      ],
      { StringEquals: { 'ses:FromAddress': senderEmail } },
    )
  }

  /** With a domain: its identity with DKIM, MAIL FROM and DMARC. The owner's address too, so that the sandbox delivers. */
  private addIdentities(): void {
    const { ownerEmail, senderEmail, domain: zoneName, hostedZoneId } = this.settings
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
      if (isAddressOf(zoneName, address)) continue
      // Named after the address, not after its role: one that changes its role would be made while it is still there.
      new EmailIdentity(this, address, { identity: Identity.email(address), configurationSet })
    }
  }
}

function arn(kind: string, name: string): string {
  return `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:${kind}/${name}`
}
