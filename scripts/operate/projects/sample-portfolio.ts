import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { lookup } from 'mime-types'
import pLimit from 'p-limit'
import * as z from 'zod'
import { projectImage } from '#shared/project-image.ts'
import { createProjectStore } from '../../../lambdas/projects/project-store.ts'
import type { LocalEndpoints } from '../../local/endpoints.ts'
import { localClient } from '../../local/services/credentials.ts'
import { variantNames } from '../../pictures/picture-variants.ts'
import { ProjectRow } from './project-file.ts'

const rowsFile = 'scripts/sample/projects.json'
/** Encoded variants are committed, because encoding takes minutes. */
const picturesFolder = 'web/public/portfolio-images'

/** Fills the local stack's portfolio with the sample projects and their pictures, if it is empty. */
export async function loadSamplePortfolio({ environment, portfolioBucket }: LocalEndpoints): Promise<void> {
  const dynamodb = new DynamoDBClient({ ...localClient, endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB })
  const projects = createProjectStore(DynamoDBDocumentClient.from(dynamodb), environment.PROJECTS_TABLE ?? '')
  const { items, malformed } = await projects.scan()
  if (items.length + malformed.length > 0) return

  const s3 = new S3Client({ ...localClient, endpoint: environment.AWS_ENDPOINT_URL_S3, forcePathStyle: true })
  const rows = await readSamples()
  const names = [...new Set(rows.flatMap(({ image_url }) => variantNames(image_url)))]
  // As many uploads at a time as the client has sockets.
  await pLimit(32).map(names, async (name) => {
    const Body = await readFile(join(picturesFolder, name))
    const Key = `${projectImage.prefix}${name}`
    const headers = { ContentType: lookup(extname(name)) || undefined, CacheControl: projectImage.cacheControl }
    await s3.send(new PutObjectCommand({ Bucket: portfolioBucket, Key, Body, ...headers }))
  })
  // Rows come last, so that an interrupted start loads the samples again.
  await projects.put(rows)
}

/** Titles of the given projects that are samples. */
export async function sampleTitlesIn(projects: readonly { title: string }[]): Promise<string[]> {
  const titles = new Set((await readSamples()).map(({ title }) => title))
  return [...new Set(projects.map(({ title }) => title))].filter((title) => titles.has(title))
}

async function readSamples() {
  const sample = z.object({ portfolio_projects: z.array(ProjectRow) })
  return sample.parse(JSON.parse(await readFile(rowsFile, 'utf8'))).portfolio_projects
}
