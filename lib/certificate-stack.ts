import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import type { Settings } from './config.ts'

/** What CloudFront wants in us-east-1, wherever the site itself is: the certificate and the firewall. */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate | undefined
  readonly webAclArn: string | undefined

  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, props)
    const { domain, hostedZoneId, waf } = settings
    if (domain && hostedZoneId) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domain })
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: domain,
        subjectAlternativeNames: [`www.${domain}`],
        validation: CertificateValidation.fromDns(zone),
      })
    }
    if (waf) this.webAclArn = new CfnWebACL(this, 'Firewall', firewall).attrArn
  }
}

const metric = (metricName: string) => ({ metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false })

/**
 * AWS's common rules and a limit per address. The rules on the size and the content of bodies only count: an enquiry
 * may be long and quote anything, and is never refused for it (promise L8).
 */
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
      // Requests in five minutes from one address; a page with all its pictures is about 60.
      statement: { rateBasedStatement: { limit: 2000, aggregateKeyType: 'IP' } },
    },
    {
      name: 'common',
      priority: 1,
      overrideAction: { none: {} },
      visibilityConfig: metric('Common'),
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name: 'AWSManagedRulesCommonRuleSet',
          ruleActionOverrides: [
            'SizeRestrictions_BODY',
            'CrossSiteScripting_BODY',
            'GenericLFI_BODY',
            'GenericRFI_BODY',
            'EC2MetaDataSSRF_BODY',
          ].map((name) => ({ name, actionToUse: { count: {} } })),
        },
      },
    },
    {
      name: 'known-bad-inputs',
      priority: 2,
      overrideAction: { none: {} },
      visibilityConfig: metric('KnownBadInputs'),
      statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesKnownBadInputsRuleSet' } },
    },
  ],
}
