import { Duration } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { photoRules, photoTag, uploadHeaders } from '#shared/photo-rules.ts'
import { retention } from '#shared/retention.ts'
import { acknowledge, wildcardFinding } from './acknowledge.ts'
import { PrivateBucket, versioned } from './private-bucket.ts'
import { settingsOf } from './settings-stack.ts'
import type { SiteFunction } from './site-function.ts'

/** The buckets of portfolio images and of visitors' photos. */
export class PhotoBuckets extends Construct {
  readonly portfolioImages: Bucket
  readonly customerPhotos: Bucket

  /** Origin of the URLs for signed uploads. */
  get uploadOrigin(): string {
    return `https://${this.customerPhotos.bucketRegionalDomainName}`
  }

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const { domain } = settingsOf(this)
    this.portfolioImages = new PrivateBucket(this, 'PortfolioImages', versioned)
    // Not versioned, so that an erased photo is gone.
    this.customerPhotos = new PrivateBucket(this, 'CustomerPhotos', {
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          // CloudFront's names too: a page opened under one must still upload after the site has its own domain.
          // Naming the distribution's would be a circular dependency.
          allowedOrigins: [...(domain ? [`https://${domain}`] : []), 'https://*.cloudfront.net'],
          allowedHeaders: Object.keys(uploadHeaders(''))
            .map((name) => name.toLowerCase())
            .sort(),
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'pending',
          tagFilters: { [photoTag.key]: photoTag.pending },
          expiration: Duration.days(retention.pendingPhotoDays),
        },
        {
          id: 'attached',
          tagFilters: { [photoTag.key]: photoTag.attached },
          expiration: Duration.days(retention.attachedPhotoDays),
        },
        { id: 'cut-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
  }

  /** Grants signing uploads: the holder of a signed URL may put that one photo. */
  grantUpload(grantee: SiteFunction): void {
    grantee.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    grantee.allow(['s3:PutObject', 's3:PutObjectTagging'], [this.photos])
    this.acknowledgePrefix(grantee)
  }

  /** Grants reading a photo's first bytes, claiming it for its enquiry by a tag, and deleting it with an erased one. */
  grantClaim(grantee: SiteFunction): void {
    grantee.addEnvironment('PHOTO_BUCKET', this.customerPhotos.bucketName)
    grantee.allow(['s3:GetObject', 's3:PutObjectTagging', 's3:DeleteObject'], [this.photos])
    // Without ListBucket S3 answers 403 for a missing photo, as for a forbidden one.
    grantee.allow(['s3:ListBucket'], [this.customerPhotos.bucketArn])
    this.acknowledgePrefix(grantee)
  }

  /** Grants the CDN reading attached photos, but not listing: a missing one is a 403. */
  grantReadToDistribution(distributionArn: string): void {
    this.customerPhotos.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.photos],
        conditions: {
          StringEquals: {
            'AWS:SourceArn': distributionArn,
            [`s3:ExistingObjectTag/${photoTag.key}`]: photoTag.attached,
          },
        },
      }),
    )
  }

  private acknowledgePrefix(grantee: SiteFunction): void {
    acknowledge(grantee.ownRole, {
      [wildcardFinding(this.customerPhotos, `/${photoRules.keyPrefix}*`)]:
        'Photos get a random key each, so the policy cannot name them; nothing else is stored under this prefix.',
    })
  }

  private get photos(): string {
    return this.customerPhotos.arnForObjects(`${photoRules.keyPrefix}*`)
  }
}
