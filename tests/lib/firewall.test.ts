import { expect, test } from 'vitest'
import { distributionOf, propertiesOf, synthesised, withoutDomain } from './synthesised.ts'

const withFirewall = await synthesised({ ...withoutDomain, waf: true })

test('the firewall is a stack in us-east-1, and the CDN stands behind it', () => {
  expect(withFirewall.firewall?.region).toBe('us-east-1')
  expect(distributionOf(withFirewall.resources).WebACLId).toBeDefined()
})

if (!withFirewall.firewall) throw new Error('The stack of the firewall is missing')
const [acl] = propertiesOf(withFirewall.firewall.template.Resources, 'AWS::WAFv2::WebACL')
const [limit, ...managed] = acl.Rules

test('what the alarm counts are the requests of an address that calls the API more than 100 times a minute', () => {
  // tests/lib/alarms.test.ts: BlockedRequests of these two names.
  expect([limit.VisibilityConfig.MetricName, acl.VisibilityConfig.MetricName]).toEqual(['LimitPerAddress', 'Firewall'])
  expect(limit).toMatchObject({
    Action: { Block: {} },
    Statement: { RateBasedStatement: { Limit: 100, EvaluationWindowSec: 60, AggregateKeyType: 'IP' } },
  })
})

test('every request is inspected for known attacks, but for what a visitor writes', () => {
  expect(managed).toHaveLength(2)
  for (const { Statement } of managed) {
    const { NotStatement } = Statement.ManagedRuleGroupStatement.ScopeDownStatement
    expect(JSON.stringify(NotStatement).match(/"\/api\/[^"]+"/g)).toEqual([
      '"/api/send-lead-email"',
      '"/api/photo-uploads"',
    ])
  }
})
