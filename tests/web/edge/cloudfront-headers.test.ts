import { expect, test } from 'vitest'
import { headerRules, headersConfig } from '#edge/cloudfront-headers.ts'
import { customerPhotoHeaders, securityHeaders } from '#edge/security-headers.ts'

const settings = {
  uploadOrigin: 'https://uploads.example',
  indexable: true,
  hstsPreload: true,
}

test.each([
  ['pages', securityHeaders(settings)],
  ["a customer's photo", customerPhotoHeaders({ hstsPreload: false })],
])('CloudFront sends the headers of %s as they were given [E4]', (_, headers) => {
  const rules = headerRules(headersConfig(headers))
  expect(Object.fromEntries(rules.map(({ name, value }) => [name, value]))).toEqual(headers)
  for (const { override, name } of rules) expect(override, name).toBe(true)
})

test('writes the fields of CloudFormation', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = headersConfig(customerPhotoHeaders({ hstsPreload: true }))
  expect(SecurityHeadersConfig).toEqual({
    ContentSecurityPolicy: { ContentSecurityPolicy: expect.stringContaining('sandbox'), Override: true },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: 'DENY', Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
      Override: true,
    },
  })
  expect(CustomHeadersConfig?.Items).toContainEqual({ Header: 'x-robots-tag', Value: 'noindex', Override: true })
})
