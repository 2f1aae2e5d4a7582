import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { AaaaRecord, ARecord, PublicHostedZone, RecordTarget, TxtRecord } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { AlarmTopic } from '../alarm-topic.ts'
import { isAddressOf, type Settings } from '../config.ts'
import type { Mail } from '../mail.ts'
import type { Website } from '../website.ts'

interface CertificateStackProps extends StackProps {
  /** Read for the domain, its zone and who gets alarms. */
  settings: Settings
}

/** The certificate, which CloudFront requires in us-east-1, whatever the site's region. */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate

  constructor(scope: Construct, id: string, { settings, ...props }: CertificateStackProps) {
    super(scope, id, props)
    const zone = zoneOf(this, settings)
    const { zoneName } = zone
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: zoneName,
      subjectAlternativeNames: [`www.${zoneName}`],
      validation: CertificateValidation.fromDns(zone),
    })
    const topic = new AlarmTopic(this, 'Alarms', settings)
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn })
    topic.alarm(this, 'CertificateExpires', {
      ...certificateExpiry(this.certificate),
      meaning: `The certificate of ${zoneName} ends within three weeks and AWS has not renewed it: then browsers refuse the site.`,
    })
  }
}

/** Leads the domain to the CDN, and has SES sign mail with it: DKIM, MAIL FROM and DMARC. */
export function addDomain({ website, mail }: { website: Website; mail: Mail }, settings: Settings): void {
  const zone = zoneOf(website, settings)
  const { zoneName } = zone
  const target = RecordTarget.fromAlias(new CloudFrontTarget(website.distribution))
  for (const [id, recordName] of Object.entries({ Apex: zoneName, Www: `www.${zoneName}` })) {
    website.records.push(
      new ARecord(website, `${id}A`, { zone, recordName, target }),
      new AaaaRecord(website, `${id}Aaaa`, { zone, recordName, target }),
    )
  }
  const { configurationSet } = mail
  const identity = Identity.publicHostedZone(zone)
  new EmailIdentity(mail, 'Domain', { identity, mailFromDomain: `bounce.${zoneName}`, configurationSet })
  // Nothing is refused: the domain's other mail may not be signed yet. docs/custom-domain.md says when to tighten it.
  // An address elsewhere gets no reports: they would be dropped (RFC 7489, 7.1).
  const { ownerEmail } = settings
  const reports = isAddressOf(zoneName, ownerEmail) ? `; rua=mailto:${ownerEmail}` : ''
  new TxtRecord(mail, 'Dmarc', { zone, recordName: '_dmarc', values: [`v=DMARC1; p=none${reports}`] })
}

function zoneOf(scope: Construct, { domain = '', hostedZoneId = '' }: Settings) {
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName: domain })
}

/**
 * ACM renews weeks before, and reports the days left twice a day until the certificate has ended: from then on the alarm
 * stays as it was. https://docs.aws.amazon.com/cdk/api/v2/docs/aws-cdk-lib.aws_certificatemanager.ICertificate.html
 */
function certificateExpiry(certificate: ICertificate) {
  return {
    metric: certificate.metricDaysToExpiry(),
    threshold: 21,
    comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.IGNORE,
  }
}
