import * as z from 'zod'
import { type HeaderRule, headerRules } from '#edge/cloudfront-headers.ts'
import { secureDirectives } from '#edge/security-headers.ts'
import { bucketName } from './stack-plan.ts'
import { type LocalTemplate, logicalIdIn } from './template.ts'

/** The CDN as the template describes it. */
export interface DistributionPlan {
  /** In the CDN's order of precedence; the last one matches everything. */
  behaviours: BehaviourPlan[]
  /** Pages that replace an error's body, by status. */
  errorPages: ReadonlyMap<number, { path: string; status: number }>
  defaultRootObject: string
}

export interface BehaviourPlan {
  pathPattern: string
  methods: readonly string[]
  compress: boolean
  origin: OriginPlan
  /** Source of the function that sees each request first. */
  viewerRequest: string | undefined
  /** Source of the function that sees each answer last. */
  viewerResponse: string | undefined
  headers: HeaderRule[]
}

/** A bucket by name, or the API with the headers the CDN adds. */
type OriginPlan = { kind: 'bucket'; bucket: string } | { kind: 'api'; headers: Record<string, string> }

const Behaviour = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  Compress: z.boolean().default(false),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
  ResponseHeadersPolicyId: z.string().optional(),
})

const DistributionConfig = z.object({
  DefaultCacheBehavior: Behaviour,
  CacheBehaviors: z.array(Behaviour).default([]),
  DefaultRootObject: z.string().default(''),
  CustomErrorResponses: z
    .array(
      z.object({ ErrorCode: z.number(), ResponseCode: z.number().optional(), ResponsePagePath: z.string().optional() }),
    )
    .default([]),
  Origins: z.array(
    z.object({
      Id: z.string(),
      DomainName: z.string(),
      CustomOriginConfig: z.unknown().optional(),
      OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
    }),
  ),
})
type Origin = z.infer<typeof DistributionConfig>['Origins'][number]

export function distributionPlan(template: LocalTemplate): DistributionPlan {
  const [distribution] = template.ofType('AWS::CloudFront::Distribution')
  if (!distribution) throw new Error('The template has no CloudFront distribution')
  const config = DistributionConfig.parse(distribution.properties.DistributionConfig)
  const origins = new Map(config.Origins.map((origin) => [origin.Id, originPlan(template, origin)]))

  const behaviour = (cached: z.infer<typeof Behaviour>): BehaviourPlan => {
    const origin = origins.get(cached.TargetOriginId)
    if (!origin) throw new Error(`The behaviour ${cached.PathPattern} has no origin`)
    const code = (event: string) => {
      const association = cached.FunctionAssociations.find(({ EventType }) => EventType === event)
      return association && functionCode(template, association.FunctionARN)
    }
    return {
      pathPattern: cached.PathPattern,
      methods: cached.AllowedMethods,
      compress: cached.Compress,
      origin,
      viewerRequest: code('viewer-request'),
      viewerResponse: code('viewer-response'),
      headers: headersOf(template, cached.ResponseHeadersPolicyId),
    }
  }

  return {
    behaviours: [...config.CacheBehaviors, { ...config.DefaultCacheBehavior, PathPattern: '*' }].map(behaviour),
    errorPages: new Map(
      config.CustomErrorResponses.flatMap(({ ErrorCode, ResponseCode, ResponsePagePath }) =>
        ResponsePagePath ? [[ErrorCode, { path: ResponsePagePath, status: ResponseCode ?? ErrorCode }]] : [],
      ),
    ),
    defaultRootObject: config.DefaultRootObject,
  }
}

/** `pattern` as CloudFront reads it: `*` is any run of characters, `?` any one. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^(?![/*])/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^${source}$`).test(path)
}

function originPlan(template: LocalTemplate, origin: Origin): OriginPlan {
  if (origin.CustomOriginConfig) {
    const headers = origin.OriginCustomHeaders.map((header) => [header.HeaderName.toLowerCase(), header.HeaderValue])
    return { kind: 'api', headers: Object.fromEntries(headers) }
  }
  return { kind: 'bucket', bucket: bucketName(template, logicalIdIn(origin.DomainName)) }
}

function functionCode(template: LocalTemplate, arn: string): string {
  const found = template.byId(logicalIdIn(arn))
  return z.object({ FunctionCode: z.string() }).parse(found?.properties).FunctionCode
}

const HeadersPolicy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.boolean() })) })
      .optional(),
  }),
})

function headersOf(template: LocalTemplate, policyId: string | undefined): HeaderRule[] {
  const policy = policyId && template.byId(policyId)
  if (!policy) return []
  const rules = headerRules(HeadersPolicy.parse(policy.properties).ResponseHeadersPolicyConfig)
  return rules.map((rule) => ({ ...rule, value: overPlainHttp(rule.value) }))
}

/** The local server speaks plain HTTP: a page that upgraded its requests could load nothing. */
function overPlainHttp(value: string): string {
  return secureDirectives.reduce((rest, directive) => rest.replace(`; ${directive}`, ''), value)
}
