import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, type BucketProps, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { photoRules, photoTag, uploadHeaders } from '#contract/photo-rules.ts'
import { retention } from '#contract/retention.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'

/** A bucket of the house (promise P8): private four times over, TLS only, one owner, encrypted, never deleted. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, props: BucketProps = {}) {
    super(scope, id, { ...privateBucket, ...props })
    acknowledge(this, {
      'AwsSolutions-S1':
        'A log of accesses would hold the addresses of visitors, and nobody would read it: only the CDN and our functions come here, and theirs are watched.',
    })
  }
}

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies BucketProps

export interface PhotoBucketsProps {
  /** The site's own domain. Without one, any CloudFront name may upload: naming ours would be a cycle. */
  domain: string | undefined
}

/** Pictures of the portfolio, and photos that visitors send with an enquiry. */
export class PhotoBuckets extends Construct {
  readonly portfolioImages: Bucket
  readonly customerPhotos: Bucket

  constructor(scope: Construct, id: string, { domain }: PhotoBucketsProps) {
    super(scope, id)
    // Versions: an import that overwrote the wrong picture can be undone for a month.
    this.portfolioImages = new PrivateBucket(this, 'PortfolioImages', {
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
    // No versions: a photo that is erased is gone.
    this.customerPhotos = new PrivateBucket(this, 'CustomerPhotos', {
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: domain ? [`https://${domain}`] : ['https://*.cloudfront.net'],
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

  /** Lets a function sign uploads: whoever holds the signed URL may put that one photo. */
  allowSigning(signer: ApiFunction): void {
    signer.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    signer.allow(['s3:PutObject', 's3:PutObjectTagging'], [this.photos])
    this.acknowledgePrefix(signer)
  }

  /** Lets a function look at a photo's first bytes and tag it as attached to an enquiry. */
  allowAttaching(attacher: ApiFunction): void {
    attacher.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    attacher.allow(['s3:GetObject', 's3:PutObjectTagging'], [this.photos])
    // Without it a photo that is gone cannot be told from one that may not be read (promises, fact 11).
    attacher.allow(['s3:ListBucket'], [this.customerPhotos.bucketArn])
    this.acknowledgePrefix(attacher)
  }

  /** The CDN may read photos that belong to an enquiry (promise P7), never list them: no 404s, but 403s. */
  allowDistribution(distributionArn: string): void {
    this.customerPhotos.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.photos],
        conditions: {
          StringEquals: { 'AWS:SourceArn': distributionArn, ...existingTag(photoTag.attached) },
        },
      }),
    )
  }

  private acknowledgePrefix(user: ApiFunction): void {
    acknowledge(user.ownRole, {
      [wildcardFinding(this.customerPhotos, `/${photoRules.keyPrefix}*`)]:
        'Each photo has a key of its own under this prefix, and nothing else is in the bucket.',
    })
  }

  private get photos(): string {
    return this.customerPhotos.arnForObjects(`${photoRules.keyPrefix}*`)
  }
}

/** `state=pending` -> `{ state: 'pending' }`. */
function tagOf(tag: string): Record<string, string> {
  const [name = '', value = ''] = tag.split('=')
  return { [name]: value }
}

/** The same as a condition of a bucket policy. */
function existingTag(tag: string): Record<string, string> {
  const [name, value = ''] = tag.split('=')
  return { [`s3:ExistingObjectTag/${name}`]: value }
}
