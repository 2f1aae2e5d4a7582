/**
 * The headers for which a CloudFront response headers policy has fields of its own, and how to write and read them.
 * Every other header is a custom one; CloudFront refuses these five among those.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-cloudfront-responseheaderspolicy-securityheadersconfig.html
 */

type Fields = Record<string, unknown>

const namedHeaders = {
  'content-security-policy': text('ContentSecurityPolicy', 'ContentSecurityPolicy'),
  'x-content-type-options': { property: 'ContentTypeOptions', write: () => ({}), read: () => 'nosniff' },
  'x-frame-options': text('FrameOptions', 'FrameOption'),
  'referrer-policy': text('ReferrerPolicy', 'ReferrerPolicy'),
  'strict-transport-security': {
    property: 'StrictTransportSecurity',
    write: (value: string): Fields => ({
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    }),
    read: ({ AccessControlMaxAgeSec, IncludeSubdomains, Preload }: Fields) =>
      [`max-age=${AccessControlMaxAgeSec}`, IncludeSubdomains && 'includeSubDomains', Preload && 'preload']
        .filter(Boolean)
        .join('; '),
  },
}
type NamedHeader = keyof typeof namedHeaders

/** A whole set of response headers: names in lower case, each of the named ones among them. */
export type ResponseHeaders = Readonly<Record<NamedHeader, string> & Record<string, string>>

export interface HeaderRule {
  name: string
  value: string
  /** True when the CDN's value wins over the origin's. */
  override: boolean
}

/** The parts of a policy's `ResponseHeadersPolicyConfig` that set headers. */
export interface HeadersConfig {
  SecurityHeadersConfig?: Record<string, Fields>
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] }
}

/** The policy that sends these headers and overrides the origin's. */
export function headersConfig(headers: ResponseHeaders): HeadersConfig {
  const Override = true
  const named = Object.entries(namedHeaders).map(([name, { property, write }]) => {
    return [property, { ...write(headers[name] ?? ''), Override }]
  })
  const others = Object.entries(headers).filter(([name]) => !(name in namedHeaders))
  return {
    SecurityHeadersConfig: Object.fromEntries(named),
    ...(others.length > 0 && {
      CustomHeadersConfig: { Items: others.map(([Header, Value]) => ({ Header, Override, Value })) },
    }),
  }
}

export function headerRules({ SecurityHeadersConfig = {}, CustomHeadersConfig }: HeadersConfig): HeaderRule[] {
  const named = Object.entries(namedHeaders).flatMap(([name, { property, read }]) => {
    const fields = SecurityHeadersConfig[property]
    return fields ? [{ name, value: read(fields), override: fields.Override === true }] : []
  })
  const custom = CustomHeadersConfig?.Items ?? []
  return [
    ...named,
    ...custom.map(({ Header, Value, Override }) => ({ name: Header.toLowerCase(), value: Value, override: Override })),
  ]
}

function text(property: string, field: string) {
  return {
    property,
    write: (value: string): Fields => ({ [field]: value }),
    read: (fields: Fields) => String(fields[field]),
  }
}
