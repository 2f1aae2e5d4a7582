import { Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { apiPaths } from '#contract/api-paths.ts'

/**
 * The firewall, which CloudFront requires in us-east-1. A stack of its own, so that it can be deleted once the
 * distribution no longer uses it: docs/move.md
 */
export class FirewallStack extends Stack {
  readonly webAclArn: string

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props)
    this.webAclArn = new CfnWebACL(this, 'Firewall', firewall).attrArn
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
