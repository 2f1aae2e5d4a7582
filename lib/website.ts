import { Annotations, Duration } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { securityHeaders } from '#edge/security-headers.ts'
import { acknowledge } from './acknowledge.ts'
import { behaviours } from './behaviours.ts'
import { photoResponseCode, viewerRequestCode } from './edge-code.ts'
import { headerPolicy } from './header-policy.ts'
import type { Keys } from './keys.ts'
import { type PhotoBuckets, PrivateBucket, versioned } from './photo-buckets.ts'
import { settingsOf } from './settings-of.ts'
import type { SiteBuild } from './site-build.ts'

interface WebsiteProps {
  /** The built site: its articles. */
  site: SiteBuild
  /** Buckets behind `/media/*` and `/customer-photos/*`. */
  photos: PhotoBuckets
  /** Host of the API that /api/* is forwarded to. */
  apiDomainName: string
  keys: Keys
  /** For the site's own domain; must be in us-east-1. */
  certificate: ICertificate | undefined
  /** ARN of the firewall; must be in us-east-1. */
  webAclArn: string | undefined
}

/** The public face: one CDN over the private bucket of pages, the API, the portfolio's pictures and visitors' photos. */
export class Website extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution
  /** Origin of the site, no slash at the end. */
  readonly url: string
  /** The domain's records, by which browsers find the CDN. */
  readonly records: Construct[] = []

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id)
    const { site, photos, certificate } = props
    const { domain, hstsPreload } = settingsOf(this)
    this.bucket = new PrivateBucket(this, 'Bucket', versioned)
    const sent = securityHeaders({
      uploadOrigin: `https://${photos.customerPhotos.bucketRegionalDomainName}`,
      indexable: domain !== undefined,
      hstsPreload,
    })
    const headers = headerPolicy(this, 'Headers', sent)
    const edgeFunction = (name: string, code: string) =>
      new EdgeFunction(this, name, { runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) })
    const edge = {
      viewerRequest: edgeFunction('ViewerRequest', viewerRequestCode({ canonicalHost: domain, pages: site.pages })),
      photoResponse: edgeFunction('PhotoResponse', photoResponseCode()),
    }
    // LIST makes a missing key a 404 instead of a 403; the default root object prevents a listing of the bucket.
    const readable = { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }
    const { pages, ...others } = behaviours(this, {
      siteOrigin: S3BucketOrigin.withOriginAccessControl(this.bucket, readable),
      imagesOrigin: S3BucketOrigin.withOriginAccessControl(photos.portfolioImages, readable),
      customerPhotos: photos.customerPhotos,
      apiDomainName: props.apiDomainName,
      originKey: props.keys.origin,
      headers,
      hstsPreload,
      edge,
    })
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: pages,
      additionalBehaviors: others,
      // These hold for the whole distribution, which is why the API never answers 404.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.seconds(10) },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Europe and North America: the customers live in London.
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(domain &&
        certificate && {
          certificate,
          domainNames: [domain, `www.${domain}`],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      ...(props.webAclArn && { webAclId: props.webAclArn }),
    })
    // The root object is set above.
    Annotations.of(this.distribution).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1':
        'The pages are public and the same for all, and owners who live abroad enquire too. A flood is met by the throttles of the routes, which a block of countries would not replace.',
      'AwsSolutions-CFR3':
        'An access log would hold the IP addresses of visitors, which are personal data that nobody here needs: CloudWatch counts requests and errors without them, and the API logs each call without them.',
      ...(!props.webAclArn && {
        'AwsSolutions-CFR2':
          'A setting, `waf`, adds it for about 9 dollars a month, three times the rest of the bill. Without it every route is throttled, every input is parsed against a schema, and no query or page is built from what was typed.',
      }),
      ...(!certificate && {
        'AwsSolutions-CFR4':
          'CloudFront sets the TLS version of its own cloudfront.net name, and it cannot be changed. With a domain the minimum is TLS 1.2 (2021).',
      }),
    })
    photos.allowDistribution(this.distribution.distributionArn)
    this.url = `https://${domain ?? this.distribution.distributionDomainName}`
  }
}
