import { expect, test } from 'vitest'
import { customerPhotoHeaders, securityHeaders } from '#edge/security-headers.ts'
import { edgeFunction } from '../../scripts/local/cdn/edge-function.ts'
import { HeadersPolicy, headersOf as sentBy } from '../../scripts/local/template/distribution-spec.ts'
import { distributionOf, every, propertiesOf, type Resource, synthesised, withDomain } from './synthesised.ts'

const { resources } = await synthesised()
const domain = await synthesised(withDomain)
const both = [resources, domain.resources]

function behavioursOf(template: Record<string, Resource>): Resource['Properties'][] {
  const { DefaultCacheBehavior, CacheBehaviors } = distributionOf(template)
  return [{ ...DefaultCacheBehavior, PathPattern: 'default' }, ...CacheBehaviors]
}

const behaviour = (pattern: string) => behavioursOf(resources).find(({ PathPattern }) => PathPattern === pattern)

/** Headers of a policy by name; a value that only CloudFormation knows as its JSON. */
function headersOf(policyId: { Ref: string }, template = resources): Record<string, string> {
  const readable = JSON.parse(JSON.stringify(template[policyId.Ref]?.Properties), (key, value) =>
    key === 'ContentSecurityPolicy' && value['Fn::Join'] ? JSON.stringify(value) : value,
  )
  return sentBy(HeadersPolicy.parse(readable))
}

test('the edge knows the articles of this build, and the apex once there is one', () => {
  for (const [template, host] of [
    [resources, 'd111.cloudfront.net'],
    [domain.resources, 'www.sampleford.co.uk'],
  ] as const) {
    const [, edge] = every(template, 'AWS::CloudFront::Function').find(([id]) => id.includes('ViewerRequest')) ?? []
    expect(edge?.Properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0')
    const ask = edgeFunction(edge?.Properties.FunctionCode)
    const from = (path: string) => ask({ method: 'GET', path, rawQuery: '', headers: { host }, address: '203.0.113.7' })
    if (host.startsWith('www.')) expect(from('/about')).toMatchObject({ status: 301 })
    else expect(from('/blog/eicr-guide')).toMatchObject({ path: '/blog/eicr-guide/index.html' })
    expect(from('/blog/nothing')).toMatchObject({ status: 302 })
  }
})

test('a missing page is answered 404 by the 404 page, no other status is rewritten, and no error of the API is kept', () => {
  for (const template of both) {
    expect(distributionOf(template).CustomErrorResponses).toEqual([
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
      ...[400, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    ])
  }
})

test('every bucket behind the CDN is read by this distribution alone, and the root lists nothing', () => {
  const distribution = every(resources, 'AWS::CloudFront::Distribution')[0]?.[0] ?? ''
  const allowing = propertiesOf(resources, 'AWS::S3::BucketPolicy')
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect, Principal }) => Effect === 'Allow' && Principal.Service !== undefined)
  expect(allowing).toHaveLength(3)
  for (const { Principal, Condition } of allowing) {
    expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' })
    expect(JSON.stringify(Condition.StringEquals['AWS:SourceArn'])).toContain(`{"Ref":"${distribution}"}`)
  }

  expect(distributionOf(resources).DefaultRootObject).toBe('index.html')
  const origins = distributionOf(resources).Origins.filter(
    (origin: { S3OriginConfig?: unknown }) => origin.S3OriginConfig,
  )
  expect(origins).toHaveLength(3)
  for (const origin of origins) expect(origin.OriginAccessControlId, origin.Id).toBeDefined()
})

test('every behaviour is HTTPS only, compressed, and sends the security headers', () => {
  for (const template of both) {
    const behaviours = behavioursOf(template)
    const patterns = behaviours.map(({ PathPattern }) => PathPattern)
    expect(patterns).toEqual(['default', '/assets/*', '/media/*', '/api/*', '/customer-photos/*'])
    for (const { PathPattern, ViewerProtocolPolicy, Compress, ResponseHeadersPolicyId } of behaviours) {
      expect(ViewerProtocolPolicy, PathPattern).toBe('redirect-to-https')
      expect(Compress, PathPattern).toBe(true)
      expect(headersOf(ResponseHeadersPolicyId, template), PathPattern).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=63072000',
      })
    }
    expect(distributionOf(template).HttpVersion).toBe('http2and3')
  }
})

test('CloudFront sends the headers of pages and of photos as they are given, over the origin’s', () => {
  const policy = expect.stringContaining("default-src 'none'")
  const pages = securityHeaders({ uploadOrigin: '', indexable: false })
  for (const [pattern, given] of [
    ['default', { ...pages, 'content-security-policy': policy }],
    ['/customer-photos/*', customerPhotoHeaders()],
  ] as const) {
    const { ResponseHeadersPolicyId } = behaviour(pattern)
    expect(headersOf(ResponseHeadersPolicyId), pattern).toEqual(given)
    const { SecurityHeadersConfig, CustomHeadersConfig } =
      resources[ResponseHeadersPolicyId.Ref]?.Properties.ResponseHeadersPolicyConfig ?? {}
    const all = [...Object.values<{ Override: boolean }>(SecurityHeadersConfig), ...CustomHeadersConfig.Items]
    expect(all.map(({ Override }) => Override)).toEqual(Object.keys(given).map(() => true))
  }
})

test('the API is spoken to in TLS 1.2', () => {
  const api = distributionOf(resources).Origins.find(
    (origin: { CustomOriginConfig?: unknown }) => origin.CustomOriginConfig,
  )
  expect(api.CustomOriginConfig).toMatchObject({ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] })
})

test('the browser may talk to the site and the upload bucket', () => {
  const { 'content-security-policy': csp } = headersOf(behaviour('default').ResponseHeadersPolicyId)
  expect(csp).toMatch(/connect-src 'self' https:\/\/.*PhotosCustomerPhotos9F597F3F.*RegionalDomainName/)
})

test('a visitor’s photo is not kept at the edge, which says what its bytes are', () => {
  const { CachePolicyId, FunctionAssociations } = behaviour('/customer-photos/*')
  // AWS's managed policy "CachingDisabled".
  expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
  const run = { 'Fn::GetAtt': [expect.stringContaining('PhotoResponse'), 'FunctionARN'] }
  expect(FunctionAssociations).toEqual([{ EventType: 'viewer-response', FunctionARN: run }])
})

test('the API is asked without the Host, and with the visitor’s address as the CDN saw it', () => {
  const { CachedMethods, OriginRequestPolicyId } = behaviour('/api/*')
  // CloudFront never caches a POST; this property could add OPTIONS.
  expect(CachedMethods).toBeUndefined()
  // API Gateway answers 403 to a Host that is not its own.
  const { OriginRequestPolicyConfig } = resources[OriginRequestPolicyId.Ref]?.Properties ?? {}
  expect(OriginRequestPolicyConfig).toMatchObject({
    HeadersConfig: {
      HeaderBehavior: 'whitelist',
      Headers: ['Content-Type', 'Origin', 'Sec-Fetch-Site', 'cloudfront-viewer-address'],
    },
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'all' },
  })
})

test('other headers are another policy, so that the distribution is deployed to every edge before the pages', () => {
  const [before, after] = both.map((template) => behavioursOf(template)[0].ResponseHeadersPolicyId.Ref)
  expect(after).not.toBe(before)
})
