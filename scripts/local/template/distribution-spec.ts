import * as z from 'zod'
import { secureDirective } from '#edge/security-headers.ts'
import { bucketName, type LocalTemplate, logicalIdIn } from './template.ts'

const Behaviour = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()),
  Compress: z.boolean(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
  ResponseHeadersPolicyId: z.string(),
})
const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  CustomOriginConfig: z.unknown().optional(),
  OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
})
const Distribution = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour),
    DefaultRootObject: z.string(),
    CustomErrorResponses: z.array(
      z.object({ ErrorCode: z.number(), ResponseCode: z.number().optional(), ResponsePagePath: z.string().optional() }),
    ),
    Origins: z.array(Origin),
  }),
})
const EdgeFunction = z.object({ FunctionCode: z.string() })
/** As `lib/behaviours.ts` writes it: each header overrides the origin's. */
export const HeadersPolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      ContentTypeOptions: z.object({}),
      FrameOptions: z.object({ FrameOption: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number(),
      }),
    }),
    CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
  }),
})

/** The CDN as the template describes it. */
export type DistributionSpec = ReturnType<typeof distributionSpec>
export type BehaviourSpec = DistributionSpec['behaviours'][number]
/** A bucket by name, or the API with the headers that the CDN adds. */
type OriginSpec = { kind: 'bucket'; bucket: string } | { kind: 'api'; headers: Record<string, string> }

export function distributionSpec(template: LocalTemplate) {
  const [distribution] = template.ofType('AWS::CloudFront::Distribution', Distribution)
  if (!distribution) throw new Error('The template has no CloudFront distribution')
  const config = distribution.properties.DistributionConfig
  const origins = new Map(config.Origins.map((origin) => [origin.Id, originSpec(origin)]))

  const behaviour = (cached: z.infer<typeof Behaviour>) => {
    const origin = origins.get(cached.TargetOriginId)
    if (!origin) throw new Error(`The behaviour ${cached.PathPattern} has no origin`)
    const code = (event: string) => {
      const association = cached.FunctionAssociations.find(({ EventType }) => EventType === event)
      return association && template.read(logicalIdIn(association.FunctionARN), EdgeFunction).FunctionCode
    }
    return {
      pathPattern: cached.PathPattern,
      methods: cached.AllowedMethods,
      compress: cached.Compress,
      origin,
      /** Source of the viewer-request function. */
      viewerRequest: code('viewer-request'),
      /** Source of the viewer-response function. */
      viewerResponse: code('viewer-response'),
      headers: overPlainHttp(headersOf(template.read(cached.ResponseHeadersPolicyId, HeadersPolicy))),
    }
  }

  return {
    /** In the CDN's order of precedence; the last one matches everything. */
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behaviour),
    /** Pages that replace an error's body, by status. */
    errorPages: new Map(
      config.CustomErrorResponses.flatMap(({ ErrorCode, ResponseCode: status = ErrorCode, ResponsePagePath: path }) =>
        path === undefined ? [] : [[ErrorCode, { path, status }] as const],
      ),
    ),
    defaultRootObject: config.DefaultRootObject,
  }
}

/** Matches a path as CloudFront does: `*` stands for any characters. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  return new RegExp(`^${source}$`).test(path)
}

function originSpec({ DomainName, CustomOriginConfig, OriginCustomHeaders }: z.infer<typeof Origin>): OriginSpec {
  if (!CustomOriginConfig) return { kind: 'bucket', bucket: bucketName(logicalIdIn(DomainName)) }
  const headers = OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue])
  return { kind: 'api', headers: Object.fromEntries(headers) }
}

/** Removes the upgrade to HTTPS: the local server speaks plain HTTP, so nothing would load. */
function overPlainHttp(headers: Record<string, string>): Record<string, string> {
  const withoutSecure = (value: string) => value.replace(`; ${secureDirective}`, '')
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, withoutSecure(value)]))
}

/** The headers that a policy sends, names in lower case. */
export function headersOf({ ResponseHeadersPolicyConfig }: z.infer<typeof HeadersPolicy>): Record<string, string> {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = ResponseHeadersPolicyConfig
  const { AccessControlMaxAgeSec } = security.StrictTransportSecurity
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}`,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  }
}
