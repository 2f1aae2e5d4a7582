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

function atPath(searchString: string, positionalConstraint: 'EXACTLY' | 'STARTS_WITH'): CfnWebACL.StatementProperty {
  const textTransformations = [{ priority: 0, type: 'NONE' }]
  return {
    byteMatchStatement: { searchString, fieldToMatch: { uriPath: {} }, positionalConstraint, textTransformations },
  }
}

/** Every path except those that take what a visitor wrote: an enquiry may quote anything, and is never refused [L8]. */
const scopeDownStatement: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      orStatement: {
        statements: [apiPaths.sendLeadEmail, apiPaths.createPhotoUploads].map(({ path }) => atPath(path, 'EXACTLY')),
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
      // Calls of the API by one address in a minute: a visit makes a few, and a network that many share hardly as many.
      statement: {
        rateBasedStatement: {
          limit: 100,
          evaluationWindowSec: 60,
          aggregateKeyType: 'IP',
          scopeDownStatement: atPath('/api/', 'STARTS_WITH'),
        },
      },
    },
    managedRules('AWSManagedRulesCommonRuleSet', 1),
    managedRules('AWSManagedRulesKnownBadInputsRuleSet', 2),
  ],
}
