import { Aws } from 'aws-cdk-lib'
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { mailSimulatorAddress } from '#contract/operations.ts'
import type { ApiFunction } from './api-function.ts'
import { isAddressOf, isLive } from './config.ts'
import { settingsOf } from './settings-stack.ts'

/** The mail service: who may send, and from which addresses. */
export class Mail extends Construct {
  /** Of the mails to the owner. */
  readonly configurationSet: ConfigurationSet

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      // After one hard bounce SES would accept further mail to the owner and never send it.
      // https://docs.aws.amazon.com/ses/latest/dg/sending-email-suppression-list.html
      disableSuppressionList: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    // An address has one identity in a region: other stages send by that of the live one.
    if (isLive(settingsOf(this))) this.addIdentities()
  }

  /** Lets a function mail the owner from the sender's address. */
  grantSendToOwner(grantee: ApiFunction): void {
    const { ownerEmail } = settingsOf(this)
    grantee.addEnvironment('OWNER_EMAIL', ownerEmail)
    // In the sandbox the recipient's identity is checked too, the simulator's included.
    this.grantSend(grantee, this.configurationSet, [...identitiesOf(ownerEmail), mailSimulatorAddress])
  }

  /** Lets a function mail from the sender's address, in the sandbox to recipients that are named alone. */
  grantSend(grantee: ApiFunction, { configurationSetName }: ConfigurationSet, recipients: readonly string[]): void {
    const { senderEmail: sender } = settingsOf(this)
    grantee.addEnvironment('SENDER_EMAIL', sender)
    grantee.addEnvironment('SES_CONFIGURATION_SET', configurationSetName)
    const identities = new Set([...identitiesOf(sender), ...recipients])
    grantee.allow(
      ['ses:SendRawEmail'],
      [...[...identities].map((identity) => arn('identity', identity)), arn('configuration-set', configurationSetName)],
      { StringEquals: { 'ses:FromAddress': sender } },
    )
  }

  /**
   * One of each address, until the domain of the address is verified: SES refuses what no verified identity covers, and in the
   * sandbox delivers to verified addresses only.
   */
  private addIdentities(): void {
    const { ownerEmail, senderEmail, domain, domainMail } = settingsOf(this)
    for (const address of new Set([ownerEmail, senderEmail])) {
      if (domainMail && isAddressOf(domain, address)) continue
      // Named after the address, not its role: with another role it would be created again before the old one is deleted.
      new EmailIdentity(this, address, { identity: Identity.email(address), configurationSet: this.configurationSet })
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
