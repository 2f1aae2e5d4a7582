import { Duration } from 'aws-cdk-lib'
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

/** A header map of `#edge/security-headers.ts` as CloudFront wants it: it knows five of them by name. */
export function headerPolicy(scope: Construct, id: string, headers: Readonly<Record<string, string>>) {
  const override = true
  const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
    contentSecurityPolicy: { contentSecurityPolicy: required(headers, 'content-security-policy'), override },
    contentTypeOptions: { override },
    frameOptions: { frameOption: frameOption(required(headers, 'x-frame-options')), override },
    referrerPolicy: { referrerPolicy: referrerPolicy(required(headers, 'referrer-policy')), override },
    strictTransportSecurity: { ...transport(required(headers, 'strict-transport-security')), override },
  }
  const known = new Set([
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'strict-transport-security',
  ])
  const customHeaders = Object.entries(headers)
    .filter(([header]) => !known.has(header))
    .map(([header, value]) => ({ header, value, override }))
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior,
    ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
  })
}

function required(headers: Readonly<Record<string, string>>, name: string): string {
  const value = headers[name]
  if (!value) throw new Error(`web/edge/security-headers.ts gives no ${name}`)
  return value
}

function frameOption(value: string): HeadersFrameOption {
  const option = Object.values(HeadersFrameOption).find((known) => known === value)
  if (!option) throw new Error(`CloudFront has no x-frame-options "${value}"`)
  return option
}

function referrerPolicy(value: string): HeadersReferrerPolicy {
  const policy = Object.values(HeadersReferrerPolicy).find((known) => known === value)
  if (!policy) throw new Error(`CloudFront has no referrer-policy "${value}"`)
  return policy
}

function transport(value: string) {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1])
  return {
    accessControlMaxAge: Duration.seconds(seconds),
    includeSubdomains: value.includes('includeSubDomains'),
    preload: value.includes('preload'),
  }
}
