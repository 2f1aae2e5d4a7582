import { Duration } from 'aws-cdk-lib'
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { apiPaths } from '#shared/api-paths.ts'
import { AlarmTopic } from './alarm-topic.ts'
import { SettingsStack, type SettingsStackProps } from './settings-stack.ts'
import { isLive } from './stage.ts'

/**
 * The firewall, which CloudFront requires in us-east-1. A stack of its own, so that it can be deleted once the
 * distribution no longer uses it: docs/deploy.md#moves
 */
export class FirewallStack extends SettingsStack {
  readonly webAclArn: string

  constructor(scope: Construct, id: string, props: SettingsStackProps) {
    super(scope, id, props)
    this.webAclArn = new CfnWebACL(this, 'Firewall', firewall).attrArn
    // A temporary copy has no alarms.
    if (!isLive(props.settings)) return
    new AlarmTopic(this, 'Alarms').alarm(this, 'EnquiryBlocked', {
      metric: blocked,
      meaning:
        'The firewall turns an address away from the form, the photos and the portfolio: a flood, or many people behind one address. What they send is lost unless they call.',
    })
  }
}

/**
 * Requests that the firewall blocked, which no function or gateway sees.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
 */
const blocked = new Metric({
  namespace: 'AWS/WAFV2',
  metricName: 'BlockedRequests',
  dimensionsMap: { WebACL: 'Firewall', Rule: 'LimitPerAddress' },
  statistic: Stats.SUM,
  period: Duration.minutes(5),
})

const metric = (metricName: string) => ({ metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false })

function atPath(searchString: string, positionalConstraint: 'EXACTLY' | 'STARTS_WITH'): CfnWebACL.StatementProperty {
  const textTransformations = [{ priority: 0, type: 'NONE' }]
  return {
    byteMatchStatement: { searchString, fieldToMatch: { uriPath: {} }, positionalConstraint, textTransformations },
  }
}

/** Every path except those that accept a visitor's words: an enquiry may quote anything, and is never refused. */
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
      // API calls a minute by one address. A visit makes a few; even a shared network stays below.
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
