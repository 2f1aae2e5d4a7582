import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { apiPaths } from '#contract/api-paths.ts'
import { AlarmTopic } from './alarm-topic.ts'
import type { Settings } from './config.ts'

interface CertificateStackProps extends StackProps {
  /** The domain and its zone make the certificate, `waf` the firewall. */
  settings: Settings
}

/** What CloudFront requires in us-east-1, whatever the site's region: the certificate and the firewall. */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate | undefined
  readonly webAclArn: string | undefined

  constructor(scope: Construct, id: string, { settings, ...props }: CertificateStackProps) {
    super(scope, id, props)
    const { domain, hostedZoneId, waf, alarmEmails } = settings
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
    if (waf) this.webAclArn = new CfnWebACL(this, 'Firewall', firewall).attrArn
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

const metric = (metricName: string) => ({ metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false })

/** Every path except those that take what a visitor wrote: an enquiry may quote anything, and is never refused [L8]. */
const scopeDownStatement: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      orStatement: {
        statements: [apiPaths.sendLeadEmail, apiPaths.createPhotoUploads].map(({ path }) => ({
          byteMatchStatement: {
            searchString: path,
            fieldToMatch: { uriPath: {} },
            positionalConstraint: 'EXACTLY',
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        })),
      },
    },
  },
}

const managedRules = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  visibilityConfig: metric(name),
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, scopeDownStatement } },
})

/** AWS's common rules and a limit per address. */
const firewall: ConstructorParameters<typeof CfnWebACL>[2] = {
  scope: 'CLOUDFRONT',
  defaultAction: { allow: {} },
  visibilityConfig: metric('Firewall'),
  rules: [
    {
      name: 'limit-per-address',
      priority: 0,
      action: { block: {} },
      visibilityConfig: metric('LimitPerAddress'),
      // Requests from one address in five minutes. A page with all its pictures makes about 60.
      statement: { rateBasedStatement: { limit: 2000, aggregateKeyType: 'IP' } },
    },
    managedRules('AWSManagedRulesCommonRuleSet', 1),
    managedRules('AWSManagedRulesKnownBadInputsRuleSet', 2),
  ],
}
