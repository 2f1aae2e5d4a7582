import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { keepsData } from './settings-stack.ts'

/** A bucket with the house defaults: no public access, TLS only, owner-enforced, encrypted, retained. */
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
  // A failed first deployment leaves no bucket behind, except that of the pages, which may have contents by then.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} as const satisfies BucketProps

/** Versioned: overwritten files can be restored for a month, see docs/operate.md */
export const versioned: BucketProps = {
  versioned: true,
  lifecycleRules: [
    { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
  ],
}
