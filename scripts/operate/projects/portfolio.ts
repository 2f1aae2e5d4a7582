import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createProjectStore, type MalformedRow, type ProjectStore } from '../../../lambdas/projects/project-store.ts'
import type { Connection } from '../connection.ts'
import { createPictureBucket, type PictureBucket } from './picture-bucket.ts'

/** Options of all commands, as `parseArgs` wants them. */
export const projectOptions = {
  deployed: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  images: { type: 'string' },
  category: { type: 'string' },
  // The fields of `add`.
  id: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  location: { type: 'string' },
  services: { type: 'string' },
  image: { type: 'string' },
  alt: { type: 'string' },
  date: { type: 'string' },
  featured: { type: 'boolean' },
  collection: { type: 'string' },
  order: { type: 'string' },
} as const

/** What `add` makes a project of. */
export const fieldOptions = [
  ...(['id', 'title', 'description', 'category', 'location', 'services', 'image', 'alt', 'date'] as const),
  ...(['featured', 'collection', 'order'] as const),
]

export type ProjectOptions = {
  [Name in keyof typeof projectOptions]?: (typeof projectOptions)[Name]['type'] extends 'boolean' ? boolean : string
}

/** The portfolio of one deployment. */
export interface Portfolio {
  store: ProjectStore
  bucket: PictureBucket
}

interface CommandInput {
  /** Arguments after the command's name. */
  operands: string[]
  values: ProjectOptions
  /** Connects; a command that only reads files does not need it. */
  open: () => Promise<Portfolio>
}

/** A command of the tool. Returns the exit code. */
export type Command = (input: CommandInput) => Promise<number>

/** One sentence for each row that the site cannot show. */
export function describeMalformed(rows: readonly MalformedRow[]): string[] {
  return rows.map(
    ({ id, problems }) => `The row ${id} is not shown: ${problems.join(', ')}. Import it again, or remove it.`,
  )
}

export function openPortfolio({ name, projectsTable, portfolioImagesBucket }: Connection): Portfolio {
  console.log(`Working on ${name}.`)
  // Uploads over a slow line take long, so these clients have none of the Lambdas' short time limits.
  const database = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 5 }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const files = new S3Client({ maxAttempts: 5, forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3) })
  return {
    store: createProjectStore(database, projectsTable),
    bucket: createPictureBucket(files, portfolioImagesBucket),
  }
}
