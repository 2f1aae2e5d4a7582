import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { lookup } from 'mime-types'
import pLimit from 'p-limit'
import * as z from 'zod'
import { projectImage } from '#shared/project-image.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import type { LocalEndpoints } from '../../local/endpoints.ts'
import { variantNames } from '../../pictures/picture-variants.ts'
import { operatorTimeouts } from '../connection.ts'
import { createOperatorProjectStore } from './operator-project-store.ts'
import { ProjectRow } from './project-file.ts'

const rowsFile = 'scripts/sample/projects.json'
/** Encoded variants are committed, because encoding takes minutes. */
const picturesFolder = 'web/public/portfolio-images'

/** Fills the local stack's portfolio with the sample projects and their pictures, if it is empty. */
export async function loadSamplePortfolio({ names }: LocalEndpoints): Promise<void> {
  const dynamo = createDynamoClient({ timeouts: operatorTimeouts })
  const projects = createOperatorProjectStore(dynamo, names.ProjectsTable)
  const { items, malformed } = await projects.scan()
  if (items.length + malformed.length > 0) return

  const s3 = createS3Client({ timeouts: operatorTimeouts })
  const rows = await readSamples()
  const files = [...new Set(rows.flatMap(({ image_url }) => variantNames(image_url)))]
  // As many uploads at a time as the client has sockets.
  await pLimit(32).map(files, async (name) => {
    const Body = await readFile(join(picturesFolder, name))
    const Key = `${projectImage.prefix}${name}`
    const headers = { ContentType: lookup(extname(name)) || undefined, CacheControl: projectImage.cacheControl }
    await s3.send(new PutObjectCommand({ Bucket: names.PortfolioImagesBucket, Key, Body, ...headers }))
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
