import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { AlarmTopic } from './alarm-topic.ts'
import type { Settings } from './config.ts'

interface CertificateStackProps extends StackProps {
  /** Read for the domain, its zone and who gets alarms. */
  settings: Settings
}

/** The certificate, which CloudFront requires in us-east-1, whatever the site's region. */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate | undefined

  constructor(scope: Construct, id: string, { settings, ...props }: CertificateStackProps) {
    super(scope, id, props)
    const { domain, hostedZoneId, alarmEmails } = settings
    if (domain && hostedZoneId) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domain })
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: domain,
        subjectAlternativeNames: [`www.${domain}`],
        validation: CertificateValidation.fromDns(zone),
      })
      new AlarmTopic(this, 'Alarms', { alarmEmails }).alarm(this, 'CertificateExpires', {
        ...certificateExpiry(this.certificate),
        meaning: `The certificate of ${domain} ends within three weeks and AWS has not renewed it: then browsers refuse the site.`,
      })
    }
  }
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
