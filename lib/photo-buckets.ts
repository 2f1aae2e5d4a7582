import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, type BucketProps, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { photoRules, photoTag, uploadHeaders } from '#contract/photo-rules.ts'
import { retention } from '#contract/retention.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'
import { keepsData, settingsOf } from './settings-stack.ts'

/** A bucket with the house defaults [P8]: no public access, TLS only, one owner, encrypted, never deleted. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: BucketProps = {}) {
    super(scope, id, {
      ...privateBucket,
      ...(!keepsData(scope) && { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
      ...props,
    })
    acknowledge(this, {
      'AwsSolutions-S1':
        'Public access is blocked four times over: only the CDN and the functions that its policy and their roles name can reach the bucket. An access log would add the IP addresses of visitors to what they already report.',
    })
  }
}

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  // A failed first deployment leaves none. That of the pages may be filled by then, and keeps what it has.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} as const satisfies BucketProps

/** What is overwritten can be had back for a month: docs/recover.md */
export const versioned: BucketProps = {
  versioned: true,
  lifecycleRules: [
    { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
  ],
}

/** Pictures of the portfolio, and photos that visitors send with an enquiry. */
export class PhotoBuckets extends Construct {
  readonly portfolioImages: Bucket
  readonly customerPhotos: Bucket

  /** Origin that signed uploads go to. */
  get uploadOrigin(): string {
    return `https://${this.customerPhotos.bucketRegionalDomainName}`
  }

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const { domain } = settingsOf(this)
    this.portfolioImages = new PrivateBucket(this, 'PortfolioImages', versioned)
    // Not versioned: an erased photo must be gone.
    this.customerPhotos = new PrivateBucket(this, 'CustomerPhotos', {
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          // A page that was opened under CloudFront's name still uploads after the site has moved to a domain. Naming ours alone
          // would be a cycle.
          allowedOrigins: [...(domain ? [`https://${domain}`] : []), 'https://*.cloudfront.net'],
          allowedHeaders: Object.keys(uploadHeaders(''))
            .map((name) => name.toLowerCase())
            .sort(),
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { id: 'pending', tagFilters: tagOf(photoTag.pending), expiration: Duration.days(retention.pendingPhotoDays) },
        {
          id: 'attached',
          tagFilters: tagOf(photoTag.attached),
          expiration: Duration.days(retention.attachedPhotoDays),
        },
        { id: 'cut-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
  }

  /** Lets a function sign uploads: the holder of a signed URL may put that one photo. */
  grantUpload(grantee: ApiFunction): void {
    grantee.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    grantee.allow(['s3:PutObject', 's3:PutObjectTagging'], [this.photos])
    this.acknowledgePrefix(grantee)
  }

  /** Lets a function look at a photo's first bytes and tag it as attached to an enquiry. */
  grantAttach(grantee: ApiFunction): void {
    grantee.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    grantee.allow(['s3:GetObject', 's3:PutObjectTagging'], [this.photos])
    // Without it S3 answers 403 for a photo that does not exist, as for one that may not be read.
    grantee.allow(['s3:ListBucket'], [this.customerPhotos.bucketArn])
    this.acknowledgePrefix(grantee)
  }

  /** Lets the CDN read photos that belong to an enquiry, but not list them: a missing one is a 403 [P7]. */
  grantReadToDistribution(distributionArn: string): void {
    this.customerPhotos.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.photos],
        conditions: {
          StringEquals: { 'AWS:SourceArn': distributionArn, ...tagOf(photoTag.attached, 's3:ExistingObjectTag/') },
        },
      }),
    )
  }

  private acknowledgePrefix(grantee: ApiFunction): void {
    acknowledge(grantee.ownRole, {
      [wildcardFinding(this.customerPhotos, `/${photoRules.keyPrefix}*`)]:
        'Photos get a random key each, so the policy cannot name them; nothing else is stored under this prefix.',
    })
  }

  private get photos(): string {
    return this.customerPhotos.arnForObjects(`${photoRules.keyPrefix}*`)
  }
}

/** `state=pending` -> `{ state: 'pending' }`. */
function tagOf(tag: string, prefix = ''): Record<string, string> {
  const [name, value = ''] = tag.split('=')
  return { [`${prefix}${name}`]: value }
}
