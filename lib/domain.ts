import { RemovalPolicy } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { AaaaRecord, ARecord, PublicHostedZone, RecordTarget, TxtRecord } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { AlarmTopic } from './alarm-topic.ts'
import { isAddressOf } from './config.ts'
import type { Mail } from './mail.ts'
import { SettingsStack, type SettingsStackProps, settingsOf } from './settings-stack.ts'
import type { Website } from './website.ts'

/** The certificate, which CloudFront requires in us-east-1, whatever the site's region. */
export class CertificateStack extends SettingsStack {
  readonly certificate: ICertificate

  constructor(scope: Construct, id: string, props: SettingsStackProps) {
    super(scope, id, props)
    const zone = zoneOf(this)
    const { zoneName } = zone
    // Another domain gives another resource and output, so that the site's template changes with it. The CDN's current
    // certificate cannot be deleted while in use, so the old one stays until docs/deploy.md#moves deletes it.
    const certificate = new Certificate(this, `Certificate-${zoneName}`, {
      domainName: zoneName,
      subjectAlternativeNames: [`www.${zoneName}`],
      validation: CertificateValidation.fromDns(zone),
    })
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    this.certificate = certificate
    new AlarmTopic(this, 'Alarms').alarm(this, 'CertificateExpires', {
      metric: this.certificate.metricDaysToExpiry(),
      whenLow: true,
      threshold: 21,
      // ACM renews weeks before, and reports the days left until expiry; after that the alarm keeps its state.
      treatMissingData: TreatMissingData.IGNORE,
      meaning: `The certificate of ${zoneName} ends within three weeks and AWS has not renewed it: then browsers refuse the site.`,
    })
  }
}

/** Points the domain at the CDN, and sets up SES for it: DKIM, MAIL FROM and DMARC. */
export function addDomain(website: Website, mail: Mail): void {
  const zone = zoneOf(website)
  const { zoneName } = zone
  const target = RecordTarget.fromAlias(new CloudFrontTarget(website.distribution))
  for (const [id, recordName] of Object.entries({ Apex: zoneName, Www: `www.${zoneName}` })) {
    website.dnsRecords.push(
      new ARecord(website, `${id}A`, { zone, recordName, target }),
      new AaaaRecord(website, `${id}Aaaa`, { zone, recordName, target }),
    )
  }
  const { configurationSet } = mail
  const identity = Identity.publicHostedZone(zone)
  new EmailIdentity(mail, 'Domain', { identity, mailFromDomain: `bounce.${zoneName}`, configurationSet })
  const { ownerEmail, dmarc } = settingsOf(website)
  if (dmarc === 'mine') return
  // Reports go only to an address of the domain: others would be dropped (RFC 7489, 7.1).
  const reports = isAddressOf(zoneName, ownerEmail) ? `; rua=mailto:${ownerEmail}` : ''
  new TxtRecord(mail, 'Dmarc', { zone, recordName: '_dmarc', values: [`v=DMARC1; p=${dmarc}${reports}`] })
}

function zoneOf(scope: Construct) {
  const { domain = '', hostedZoneId = '' } = settingsOf(scope)
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain })
}
