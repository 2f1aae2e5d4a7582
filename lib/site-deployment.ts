import { IgnoreMode } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { cacheControl } from '#edge/cache-control.ts'
import { hashedAssetEncoding } from '#edge/content-encoding.ts'
import type { SiteBuild } from './site-build.ts'
import { SiteLog } from './site-log.ts'

interface SiteDeploymentProps {
  /** The built site. */
  site: SiteBuild
  /** Where it is uploaded. */
  bucket: IBucket
  /** The CDN to invalidate. */
  distribution: IDistribution
}

/**
 * Uploads the built site to its bucket, a part for each set of headers, and invalidates the CDN. Hashed assets are
 * never deleted, because a tab opened before the deployment still requests the old ones. The uploader (Python 3.13)
 * does not know WOFF2 and calls it `binary/octet-stream`, which is harmless: browsers detect fonts by their first
 * bytes.
 */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, { site, bucket, distribution }: SiteDeploymentProps) {
    super(scope, id)
    const logGroup = new SiteLog(this, 'Log')
    /** `others`, in the syntax of .gitignore, are the files that are not of this part. */
    const upload = (part: string, lifetime: string, others: string[], props: Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, part, {
        destinationBucket: bucket,
        sources: [Source.asset(site.folder, { exclude: others, ignoreMode: IgnoreMode.GIT })],
        cacheControl: [CacheControl.fromString(lifetime)],
        // Deleting the stack keeps the bucket and its contents.
        retainOnDelete: true,
        memoryLimit: 1024,
        outputObjectKeys: false,
        logGroup,
        ...props,
      })
    const assets = upload('Assets', cacheControl.hashedAsset, ['*', '!/assets', '!/assets/**'], {
      prune: false,
      // The build has compressed them.
      contentEncoding: hashedAssetEncoding,
    })
    const files = upload('Files', cacheControl.file, ['/assets', '*.html'], { prune: false })
    const pages = upload('Pages', cacheControl.page, ['*', '!*/', '!*.html', '/assets'], {
      // Deletes removed pages, nothing else, then invalidates `/*`, which is billed as one path.
      prune: true,
      exclude: ['*'],
      include: ['*.html'],
      distribution,
      distributionPaths: ['/*'],
      // Its waiter gives up now and then, and would roll back a deployment whose files are there: aws/aws-cdk#15891
      waitForDistributionInvalidation: false,
    })
    files.node.addDependency(assets)
    // Pages refer to assets, and may need the headers of their own build.
    pages.node.addDependency(files, distribution)
  }
}
