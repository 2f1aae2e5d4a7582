import { globSync } from 'node:fs'
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
  /** Which files: a part without any is skipped. */
  glob: string
  /** The same in the syntax of .gitignore, which names the files to leave out. */
  exclude: string[]
  cacheControl: string
}

/**
 * Uploaded in this order: what pages refer to arrives before the pages. Hashed assets are never deleted, because a tab
 * that was opened before the deployment still asks for the old ones [E6]. The uploader (Python 3.13) knows neither WOFF2 nor
 * WebP and calls them `binary/octet-stream`, which browsers do not mind: of fonts and pictures they read the first bytes.
 */
const siteParts: readonly Part[] = [
  {
    id: 'Assets',
    glob: 'assets/**/*.*',
    exclude: ['*', '!/assets', '!/assets/**'],
    cacheControl: cacheControl.hashedAsset,
  },
  { id: 'Files', glob: '*.*', exclude: ['/assets', '*.html'], cacheControl: cacheControl.file },
  { id: 'Pages', glob: '**/*.html', exclude: ['*', '!*/', '!*.html', '/assets'], cacheControl: cacheControl.page },
]

interface SiteDeploymentProps {
  /** The built site. */
  site: SiteBuild
  /** Where it is uploaded. */
  bucket: IBucket
  /** The CDN whose copies of the pages are invalidated. */
  distribution: IDistribution
}

/** Puts the built site into its bucket, part by part, and makes the CDN forget what is old. */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, { site, bucket, distribution }: SiteDeploymentProps) {
    super(scope, id)
    const { logRetentionDays } = settingsOf(this)
    const logGroup = new LogGroup(this, 'Log', { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY })
    let before: BucketDeployment | undefined
    for (const part of siteParts) {
      if (globSync(part.glob, { cwd: site.folder }).length === 0) continue
      const upload: BucketDeployment = new BucketDeployment(this, part.id, {
        destinationBucket: bucket,
        sources: [Source.asset(site.folder, { exclude: part.exclude, ignoreMode: IgnoreMode.GIT })],
        cacheControl: [CacheControl.fromString(part.cacheControl)],
        // Pages that are gone are deleted, and nothing else is. Then the CDN forgets everything: one path, as it is billed.
        ...(part.id === 'Pages'
          ? { prune: true, exclude: ['*'], include: ['*.html'], distribution, distributionPaths: ['/*'] }
          : { prune: false }),
        // Deleting the stack keeps the bucket, and therefore its contents.
        retainOnDelete: true,
        memoryLimit: 1024,
        outputObjectKeys: false,
        logGroup,
      })
      if (before) upload.node.addDependency(before)
      // A page may need the headers of its own build [E5].
      if (part.id === 'Pages') upload.node.addDependency(distribution)
      before = upload
    }
  }
}
