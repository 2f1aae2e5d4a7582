import { globSync } from 'node:fs'
import { IgnoreMode, RemovalPolicy } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { cacheControl } from '#edge/cache-control.ts'
import { settingsOf } from './settings-of.ts'
import type { SiteBuild } from './site-build.ts'

/** One upload: a kind of file with its headers. */
interface Part {
  id: string
  /** Those of a step begin when those of the one before have ended. */
  step: 1 | 2 | 3
  /** Which files: a part without any is skipped. */
  glob: string
  /** The same in the syntax of .gitignore, which names the files to leave out. */
  exclude: string[]
  cacheControl: string
  /** Of a kind that the uploader (Python 3.13) does not know, and would call `binary/octet-stream`. */
  contentType?: string
}

/**
 * Uploaded in this order: what pages refer to arrives before the pages. Hashed assets are never deleted, because a tab
 * that was opened before the deployment still asks for the old ones [E6].
 */
const siteParts: readonly Part[] = [
  {
    id: 'Assets',
    step: 1,
    glob: 'assets/**/*.*',
    exclude: ['*', '!/assets', '!/assets/**', '*.woff2'],
    cacheControl: cacheControl.hashedAsset,
  },
  {
    id: 'Fonts',
    step: 1,
    glob: 'assets/**/*.woff2',
    exclude: ['*', '!*/', '!*.woff2'],
    cacheControl: cacheControl.hashedAsset,
    contentType: 'font/woff2',
  },
  {
    id: 'Files',
    step: 2,
    glob: '*.*',
    exclude: ['/assets', '*.html', '*.webp'],
    cacheControl: cacheControl.file,
  },
  {
    id: 'Pictures',
    step: 2,
    glob: '**/*.webp',
    exclude: ['*', '!*/', '!*.webp', '/assets'],
    cacheControl: cacheControl.file,
    contentType: 'image/webp',
  },
  {
    id: 'Pages',
    step: 3,
    glob: '**/*.html',
    exclude: ['*', '!*/', '!*.html', '/assets'],
    cacheControl: cacheControl.page,
  },
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
    const uploads: { step: number; upload: BucketDeployment }[] = []
    for (const part of siteParts) {
      if (globSync(part.glob, { cwd: site.folder }).length === 0) continue
      const upload: BucketDeployment = new BucketDeployment(this, part.id, {
        destinationBucket: bucket,
        sources: [Source.asset(site.folder, { exclude: part.exclude, ignoreMode: IgnoreMode.GIT })],
        cacheControl: [CacheControl.fromString(part.cacheControl)],
        ...(part.contentType && { contentType: part.contentType }),
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
      for (const before of uploads) if (before.step < part.step) upload.node.addDependency(before.upload)
      // A page may need the headers of its own build [E5].
      if (part.id === 'Pages') upload.node.addDependency(distribution)
      uploads.push({ step: part.step, upload })
    }
  }
}
