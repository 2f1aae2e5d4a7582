import { Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { distributionOf, every, synthesised, withoutDomain } from '../synthesised.ts'

const made = synthesised({ ...withoutDomain, waf: true })

test('the firewall is a stack in us-east-1, and the CDN stands behind it; without it there is none', () => {
  const aclOf = ({ resources }: typeof made) => distributionOf(resources).WebACLId
  expect(made.firewall?.region).toBe('us-east-1')
  expect(aclOf(made)).toBeDefined()
  expect(synthesised().firewall).toBeUndefined()
  expect(aclOf(synthesised())).toBeUndefined()
})

test('whoever it keeps from the form is an alarm', () => {
  if (!made.firewall) throw new Error('The stack of the firewall is missing')
  const { Resources } = Template.fromStack(made.firewall).toJSON()
  const [[, acl] = []] = every(Resources, 'AWS::WAFv2::WebACL')
  const { VisibilityConfig, Rules } = acl?.Properties ?? {}
  const [[, alarm] = []] = every(Resources, 'AWS::CloudWatch::Alarm')
  expect(alarm?.Properties).toMatchObject({
    Namespace: 'AWS/WAFV2',
    MetricName: 'BlockedRequests',
    Dimensions: [
      { Name: 'Rule', Value: Rules[0].VisibilityConfig.MetricName },
      { Name: 'WebACL', Value: VisibilityConfig.MetricName },
    ],
    AlarmActions: [{ Ref: every(Resources, 'AWS::SNS::Topic')[0]?.[0] }],
  })
})

test('the firewall stops a flood of one address and known attacks, and reads nothing that a visitor wrote', () => {
  const { firewall: edge } = made
  if (!edge) throw new Error('The stack of the firewall is missing')
  const [[, firewall] = []] = every(Template.fromStack(edge).toJSON().Resources, 'AWS::WAFv2::WebACL')
  expect(firewall?.Properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } })
  const path = (SearchString: string, PositionalConstraint = 'EXACTLY') => ({
    ByteMatchStatement: {
      SearchString,
      FieldToMatch: { UriPath: {} },
      PositionalConstraint,
      TextTransformations: [{ Priority: 0, Type: 'NONE' }],
    },
  })
  const ScopeDownStatement = {
    NotStatement: {
      Statement: { OrStatement: { Statements: [path('/api/send-lead-email'), path('/api/photo-uploads')] } },
    },
  }
  const managed = (Name: string) => ({
    OverrideAction: { None: {} },
    Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name, ScopeDownStatement } },
  })
  expect(firewall?.Properties.Rules).toMatchObject([
    {
      Action: { Block: {} },
      Statement: {
        RateBasedStatement: {
          Limit: 100,
          EvaluationWindowSec: 60,
          AggregateKeyType: 'IP',
          ScopeDownStatement: path('/api/', 'STARTS_WITH'),
        },
      },
    },
    managed('AWSManagedRulesCommonRuleSet'),
    managed('AWSManagedRulesKnownBadInputsRuleSet'),
  ])
})
