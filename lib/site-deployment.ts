import { IgnoreMode, RemovalPolicy } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { cacheControl } from '#edge/cache-control.ts'
import { settingsOf } from './settings-stack.ts'
import type { SiteBuild } from './site-build.ts'

/** One upload: a kind of file with its headers. */
interface Part {
  id: string
  /** All but its files, in the syntax of .gitignore. */
  exclude: string[]
  cacheControl: string
}

/**
 * The uploads in order, one for each cache lifetime: assets before the pages that refer to them. Hashed assets are
 * never deleted, because a tab opened before the deployment still requests the old ones. The uploader (Python 3.13)
 * does not know WOFF2 and calls it `binary/octet-stream`, which is harmless: browsers detect fonts by their first
 * bytes.
 */
const siteParts: readonly Part[] = [
  {
    id: 'Assets',
    exclude: ['*', '!/assets', '!/assets/**'],
    cacheControl: cacheControl.hashedAsset,
  },
  { id: 'Files', exclude: ['/assets', '*.html'], cacheControl: cacheControl.file },
  { id: 'Pages', exclude: ['*', '!*/', '!*.html', '/assets'], cacheControl: cacheControl.page },
]

interface SiteDeploymentProps {
  /** The built site. */
  site: SiteBuild
  /** Where it is uploaded. */
  bucket: IBucket
  /** The CDN to invalidate. */
  distribution: IDistribution
}

/** Uploads the built site to its bucket and invalidates the CDN. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, { site, bucket, distribution }: SiteDeploymentProps) {
    super(scope, id)
    const { logRetentionDays } = settingsOf(this)
    const logGroup = new LogGroup(this, 'Log', { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY })
    let before: BucketDeployment | undefined
    for (const part of siteParts) {
      const upload: BucketDeployment = new BucketDeployment(this, part.id, {
        destinationBucket: bucket,
        sources: [Source.asset(site.folder, { exclude: part.exclude, ignoreMode: IgnoreMode.GIT })],
        cacheControl: [CacheControl.fromString(part.cacheControl)],
        // Deletes removed pages, nothing else, then invalidates `/*`, which is billed as one path.
        ...(part.id === 'Pages'
          ? {
              prune: true,
              exclude: ['*'],
              include: ['*.html'],
              distribution,
              distributionPaths: ['/*'],
              // Its waiter gives up now and then, and would roll back a deployment whose files are there:
              // aws/aws-cdk#15891
              waitForDistributionInvalidation: false,
            }
          : { prune: false }),
        // Deleting the stack keeps the bucket and its contents.
        retainOnDelete: true,
        memoryLimit: 1024,
        outputObjectKeys: false,
        logGroup,
      })
      if (before) upload.node.addDependency(before)
      // Pages may need the headers of their own build.
      if (part.id === 'Pages') upload.node.addDependency(distribution)
      before = upload
    }
  }
}
