import { createHash } from 'node:crypto'
import { Duration, Stack } from 'aws-cdk-lib'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { customerPhotoHeaders, type ResponseHeaders, securityHeaders } from '#edge/security-headers.ts'
import { originKeyHeader, viewerAddressHeader } from '#shared/cdn-headers.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { projectImage } from '#shared/project-image.ts'
import { routes } from '#shared/routes.ts'
import { photoResponseCode, viewerRequestCode } from './edge-code.ts'
import type { PhotoBuckets } from './photo-buckets.ts'
import { settingsOf } from './settings-stack.ts'
import { otherBuild, type SiteBuild } from './site-build.ts'
import type { SiteSecret } from './site-secret.ts'

export interface BehavioursProps {
  /** Bucket of the built site. */
  bucket: IBucket
  site: SiteBuild
  /** Buckets behind `/media/*` and `/customer-photos/*`. */
  photos: PhotoBuckets
  /** Host of the API that `/api/*` is forwarded to. */
  apiDomainName: string
  /** The API recognises the CDN by it. */
  secret: SiteSecret
}

/** The CDN's behaviours. `pages` is the default behaviour. */
export function behaviours(scope: Construct, { bucket, site, photos, apiDomainName, secret }: BehavioursProps) {
  const settings = settingsOf(scope)
  const { domain } = settings
  const shared = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: headerPolicy(
      scope,
      'Headers',
      securityHeaders({
        uploadOrigin: photos.uploadOrigin,
        indexable: domain !== undefined && site.unconfirmed.length === 0 && otherBuild(site, settings) === undefined,
      }),
    ),
  }
  const edgeFunction = (name: string, code: string) =>
    new EdgeFunction(scope, name, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) })
  const viewerRequest = edgeFunction('ViewerRequest', viewerRequestCode({ canonicalHost: domain, pages: site.pages }))
  const photoResponse = edgeFunction('PhotoResponse', photoResponseCode())
  // With LIST a missing key is a 404 instead of a 403; the default root object prevents a listing of the bucket.
  const originAccessControl = new S3OriginAccessControl(scope, 'BucketAccess')
  const readable = { originAccessControl, originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }
  const siteOrigin = S3BucketOrigin.withOriginAccessControl(bucket, readable)
  // No query string, header or cookie in the cache key: files depend on the path only.
  const files = {
    ...shared,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [{ function: viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
  }
  const api = new HttpOrigin(apiDomainName, {
    customHeaders: { [originKeyHeader]: secret.reference },
    // Longer than the functions' timeout, so that their response arrives.
    readTimeout: Duration.seconds(20),
  })
  return {
    pages: { ...files, origin: siteOrigin },
    '/assets/*': { ...files, origin: siteOrigin },
    [`/${projectImage.prefix}*`]: {
      ...files,
      origin: S3BucketOrigin.withOriginAccessControl(photos.portfolioImages, readable),
    },
    '/api/*': {
      ...shared,
      origin: api,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: apiCachePolicy(scope),
      originRequestPolicy: apiRequestPolicy(scope),
    },
    [`/${photoRules.keyPrefix}*`]: {
      ...shared,
      // The bucket's policy decides what may be read: see `PhotoBuckets.grantReadToDistribution`.
      origin: S3BucketOrigin.withBucketDefaults(photos.customerPhotos, {
        originAccessControlId: originAccessControl.originAccessControlId,
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      // Not cached, so that an erased photo is gone at once.
      cachePolicy: CachePolicy.CACHING_DISABLED,
      responseHeadersPolicy: headerPolicy(scope, 'PhotoHeaders', customerPhotoHeaders()),
      functionAssociations: [{ function: photoResponse, eventType: FunctionEventType.VIEWER_RESPONSE }],
    },
  } satisfies Record<string, BehaviorOptions>
}

/** Caches as the API's Cache-Control says, by default not at all. POSTs are never cached. */
function apiCachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...queryParameters),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
}

/** The query parameters of the route table: other parameters of a link are not in the cache key. */
const queryParameters = new Set(Object.values(routes).flatMap(({ query }) => Object.keys(query.shape)))

/** Headers that the API reads. Not Host: API Gateway answers 403 to a foreign one. */
const apiRequestHeaders = OriginRequestHeaderBehavior.allowList(
  'Content-Type',
  'Origin',
  'Sec-Fetch-Site',
  viewerAddressHeader,
)

function apiRequestPolicy(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: apiRequestHeaders,
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  })
}

/**
 * A response headers policy. Its name depends on the headers, so that a change of them changes
 * the distribution: CloudFormation then waits until every edge has them before it uploads pages that need them.
 */
function headerPolicy(scope: Construct, id: string, headers: ResponseHeaders): ResponseHeadersPolicy {
  const content = JSON.stringify(Stack.of(scope).resolve(headers))
  const override = true
  // CloudFront does not accept these five as custom headers.
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': transport,
    'x-content-type-options': _nosniff,
    'x-frame-options': _deny,
    'referrer-policy': referrerPolicy,
    ...others
  } = headers
  return new ResponseHeadersPolicy(scope, `${id}${createHash('sha256').update(content).digest('hex').slice(0, 8)}`, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      // Cast: the enum's values are those of the header.
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  })
}
