import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { isOwnName } from '#content/lib/own-name.ts'
import { createProjectStore, type MalformedRow, type ProjectStore } from '../../../lambdas/projects/project-store.ts'
import type { Connection } from '../connection.ts'
import { createPictureBucket, type PictureBucket } from './picture-bucket.ts'

/** The portfolio of one deployment. */
export interface Portfolio {
  /** Shown to the user: what it is, and where. */
  name: string
  /** True on the business's own domain, where sample content is not allowed. */
  isLive: boolean
  store: ProjectStore
  bucket: PictureBucket
}

/** A message for each row that the site cannot show. */
export function describeMalformed(rows: readonly MalformedRow[]): string[] {
  return rows.map(
    ({ id, problems }) => `The row ${id} is not shown: ${problems.join(', ')}. Import it again, or remove it.`,
  )
}

export function openPortfolio({ name, siteUrl, projectsTable, portfolioImagesBucket }: Connection): Portfolio {
  // Uploads on a slow connection take long, so these clients do not have the Lambdas' short timeouts.
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const files = new S3Client({ maxAttempts: 5, forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3) })
  return {
    name,
    isLive: isOwnName(new URL(siteUrl).hostname),
    store: createProjectStore(database, projectsTable),
    bucket: createPictureBucket(files, portfolioImagesBucket),
  }
}
