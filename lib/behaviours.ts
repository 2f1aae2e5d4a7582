import { Duration } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type Function as EdgeFunction,
  FunctionEventType,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { originKeyHeader, viewerAddressHeader } from '#contract/operations.ts'
import { photoRules } from '#contract/photo-rules.ts'
import { projectImage } from '#contract/project-image.ts'
import { routes } from '#contract/routes.ts'
import { customerPhotoHeaders } from '#edge/security-headers.ts'
import { headerPolicy } from './header-policy.ts'

interface BehavioursProps {
  /** Bucket of the built site. */
  siteOrigin: IOrigin
  /** Bucket of the portfolio's pictures. */
  imagesOrigin: IOrigin
  customerPhotos: IBucket
  /** Host of the API. */
  apiDomainName: string
  /** What the API knows the CDN by [E8]. */
  originKey: string
  /** Security headers of everything but visitors' photos. */
  headers: IResponseHeadersPolicy
  /** As in the settings: a photo's answer must not take back what a page's has said. */
  hstsPreload: boolean
  /** What sees each request, or answer, at the edge. */
  edge: { viewerRequest: EdgeFunction; photoResponse: EdgeFunction }
}

/** What the CDN does with each part of the site's URLs: `pages` is everything that no path pattern takes. */
export function behaviours(scope: Construct, props: BehavioursProps) {
  const { siteOrigin, imagesOrigin, edge, headers: responseHeadersPolicy } = props
  const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true, responseHeadersPolicy }
  // No query string, header or cookie in the cache key: a file depends on its path only.
  const files = {
    ...shared,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [{ function: edge.viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
  }
  const api = new HttpOrigin(props.apiDomainName, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { [originKeyHeader]: props.originKey },
    // Longer than the functions' timeout, so that their own answer arrives.
    readTimeout: Duration.seconds(20),
  })
  return {
    pages: { ...files, origin: siteOrigin },
    '/assets/*': { ...files, origin: siteOrigin },
    [`/${projectImage.prefix}*`]: { ...files, origin: imagesOrigin },
    '/api/*': {
      ...shared,
      origin: api,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: apiCachePolicy(scope),
      originRequestPolicy: apiRequestPolicy(scope),
    },
    [`/${photoRules.keyPrefix}*`]: {
      ...shared,
      origin: attachedPhotosOrigin(scope, props.customerPhotos),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      // An erased photo must be gone at once, so the edge keeps none [P7].
      cachePolicy: CachePolicy.CACHING_DISABLED,
      responseHeadersPolicy: headerPolicy(scope, 'PhotoHeaders', customerPhotoHeaders(props)),
      functionAssociations: [{ function: edge.photoResponse, eventType: FunctionEventType.VIEWER_RESPONSE }],
    },
  } satisfies Record<string, BehaviorOptions>
}

/** Caches as long as the API's own Cache-Control says, by default not at all [E7]. POSTs are never cached. */
function apiCachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...queryParameters),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })
}

/** Parameters of the contract's reads: whatever else a link carries makes no entry of its own in the cache. */
const queryParameters = new Set(Object.values(routes).flatMap(({ query }) => Object.keys(query.shape)))

/** What the API reads. Not the Host: API Gateway answers 403 to one that is not its own. */
function apiRequestPolicy(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequest', {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'Content-Type',
      'Origin',
      'Sec-Fetch-Site',
      viewerAddressHeader,
    ),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  })
}

/** What may be read is decided by the bucket's policy: see `PhotoBuckets.allowDistribution`. */
function attachedPhotosOrigin(scope: Construct, bucket: IBucket): IOrigin {
  const { originAccessControlId } = new S3OriginAccessControl(scope, 'CustomerPhotosAccess')
  return S3BucketOrigin.withBucketDefaults(bucket, { originAccessControlId })
}
