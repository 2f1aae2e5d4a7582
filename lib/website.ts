import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { type BehavioursProps, behaviours } from './behaviours.ts'
import { PrivateBucket, versioned } from './private-bucket.ts'
import { keepsData, settingsOf } from './settings-stack.ts'

interface WebsiteProps extends Omit<BehavioursProps, 'bucket'> {
  /** For the site's own domain; must be in us-east-1. */
  certificate: ICertificate | undefined
  /** ARN of the firewall; must be in us-east-1. */
  webAclArn: string | undefined
}

/** The CDN in front of the private bucket of pages, the API, portfolio images and visitors' photos. */
export class Website extends Construct {
  readonly bucket: Bucket
  readonly distribution: Distribution
  /** Origin of the site, no slash at the end. */
  readonly url: string
  /** Those of the domain. */
  readonly dnsRecords: Construct[] = []

  constructor(scope: Construct, id: string, props: WebsiteProps) {
    super(scope, id)
    const { photos, certificate, webAclArn } = props
    const { domain } = settingsOf(this)
    const removalPolicy = keepsData(this) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    this.bucket = new PrivateBucket(this, 'Bucket', { ...versioned, removalPolicy })
    const { pages, ...others } = behaviours(this, { ...props, bucket: this.bucket })
    this.distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      defaultBehavior: pages,
      additionalBehaviors: others,
      // Error responses apply to the whole distribution, which is why the API never answers 404.
      errorResponses: [
        { httpStatus: 404, responseHttpStatus: 404, responsePagePath: '/404.html', ttl: Duration.seconds(10) },
        // Otherwise kept for ten seconds whatever Cache-Control says, so that one stranger's mistake would be
        // everybody's.
        ...[400, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Europe and North America only, because the customers live in London.
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(domain &&
        certificate && {
          certificate,
          domainNames: [domain, `www.${domain}`],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
      ...(webAclArn && { webAclId: webAclArn }),
    })
    // Set above.
    Annotations.of(this.distribution).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1':
        'The pages are public and the same for all, and owners who live abroad enquire too. A flood is met by the throttles of the routes, which a block of countries would not replace.',
      'AwsSolutions-CFR3':
        'An access log would hold the IP addresses of visitors, which are personal data that nobody here needs: CloudWatch counts requests and errors without them, and the API logs each call without them.',
      ...(!webAclArn && {
        'AwsSolutions-CFR2':
          'A setting, `waf`, adds it, for several times the rest of the bill (docs/deploy.md#cost). Without it every route is throttled, every input is parsed against a schema, and no query or page is built from what was typed.',
      }),
      ...(!certificate && {
        'AwsSolutions-CFR4':
          'CloudFront sets the TLS version of its own cloudfront.net name, and it cannot be changed. With a domain the minimum is TLS 1.2 (2021).',
      }),
    })
    photos.grantReadToDistribution(this.distribution.distributionArn)
    this.url = `https://${domain ?? this.distribution.distributionDomainName}`
  }
}
