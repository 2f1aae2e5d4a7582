import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { createPictureBucket, type PictureBucket } from './picture-bucket.ts'
import { createProjectRecords, type MalformedRow, type ProjectRecords } from './project-records.ts'

/** The portfolio of one deployment. */
export interface Portfolio {
  /** Shown to the user: what it is, and where. */
  name: string
  /** True on the business's own domain, where sample projects are refused. */
  hasOwnDomain: boolean
  records: ProjectRecords
  bucket: PictureBucket
}

/** A message for each row that the site cannot show. */
export function describeMalformed(rows: readonly MalformedRow[]): string[] {
  return rows.map(
    ({ id, problems }) => `The row ${id} is not shown: ${problems.join(', ')}. Import it again, or remove it.`,
  )
}

export function createPortfolio({ name, siteUrl, projectsTable, portfolioImagesBucket }: Connection): Portfolio {
  return {
    name,
    hasOwnDomain: isOwnDomain(new URL(siteUrl).hostname),
    records: createProjectRecords(createDynamoClient({ timeouts: operatorTimeouts }), projectsTable),
    bucket: createPictureBucket(createS3Client({ timeouts: operatorTimeouts }), portfolioImagesBucket),
  }
}

/** True for the business's own domain: not this machine, CloudFront's, or one reserved for examples (RFC 6761). */
function isOwnDomain(host: string): boolean {
  return !/(^|\.)(localhost|cloudfront\.net|example|test|invalid)$|^[\d.]+$|^\[/.test(host)
}
