import { expect, test } from 'vitest'
import { deskKeys } from '../../../lambdas/contract/tables.ts'
import { distributionOf, every, type Resource, rightsOf, synthesised, withoutDomain } from '../synthesised.ts'

const off = synthesised().resources
const on = synthesised({ ...withoutDomain, ownerDesk: true }).resources

const routesOf = (resources: Record<string, Resource>) =>
  every(resources, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey)
const entriesOf = (resources: Record<string, Resource>) =>
  every(resources, 'AWS::Lambda::Function').map(([, { Metadata }]) => Metadata?.entry)

/** Permissions of the function with this entry point. */
function statementsOf(entry: string) {
  const [id = ''] = Object.entries(on).find(([, { Metadata }]) => Metadata?.entry === entry) ?? []
  return rightsOf(on, id)
}

test('the desk is one function with its routes, and nothing of it is there when it is off [I13]', () => {
  expect(JSON.stringify(off)).not.toMatch(/desk|job-photos|"\/owner/)
  const added = Object.entries(on).filter(([id]) => !(id in off))
  expect(added.filter(([, { Type }]) => Type === 'AWS::Lambda::Function')).toHaveLength(1)
  expect(entriesOf(on).filter((entry) => !entriesOf(off).includes(entry))).toEqual(['options/desk/desk'])
  const routes = routesOf(on).filter((key) => !routesOf(off).includes(key))
  expect(routes.filter((key) => !key.includes(' /owner')).map((key) => key.split(' ')[1])).toEqual(
    routes.filter((key) => key.includes('/api/')).map(() => '/api/closures'),
  )
  expect(Object.keys(off).filter((id) => !(id in on))).toEqual([])
})

test('its pages are kept by no cache, framed by no page, found by no search, and only their own cookie goes through [O10]', () => {
  const behaviours: Record<string, string>[] = distributionOf(on).CacheBehaviors
  const ours = behaviours.filter(({ PathPattern }) => PathPattern?.startsWith('/owner'))
  expect(ours.map(({ PathPattern }) => PathPattern)).toEqual(['/owner', '/owner/*'])
  for (const { CachePolicyId, OriginRequestPolicyId, ResponseHeadersPolicyId, ViewerProtocolPolicy } of ours) {
    expect(CachePolicyId, "AWS's own, which keeps nothing").toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    expect(ViewerProtocolPolicy).toBe('redirect-to-https')
    // Cast: a reference in the template.
    const policy = (reference: unknown) => on[(reference as { Ref: string }).Ref]?.Properties
    const { CookiesConfig } = policy(OriginRequestPolicyId).OriginRequestPolicyConfig
    expect(CookiesConfig).toEqual({ CookieBehavior: 'whitelist', Cookies: ['__Host-desk'] })
    const headers = JSON.stringify(policy(ResponseHeadersPolicyId))
    for (const part of ['"DENY"', 'frame-ancestors', 'noindex', 'private, no-store', 'same-origin']) {
      expect(headers).toContain(part)
    }
  }
})

test('its function writes to its own folder of the portfolio alone, and reads no photo of a customer [I2]', () => {
  const statements = statementsOf('options/desk/desk')
  const objects = statements.filter(({ Action }) => /s3:(Get|Put|Delete)/.test(JSON.stringify(Action)))
  expect(objects.map(({ Resource }) => JSON.stringify(Resource).match(/\/[a-z-]+\/(?:phone\/)?\*/)?.[0])).toEqual([
    '/job-photos/*',
    '/media/phone/*',
  ])
  expect(JSON.stringify(statements)).not.toMatch(/Scan|DeleteItem/)
})

test('the functions that take and mail enquiries read the declared closed days of the table, and nothing else [I2]', () => {
  for (const entry of ['leads/send-lead-email', 'leads/redeliver-leads']) {
    const reads = statementsOf(entry).filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:GetItem'))
    expect(reads.map(({ Condition }) => Condition)).toEqual([
      { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [deskKeys.closures] } },
    ])
  }
})
