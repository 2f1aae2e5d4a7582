/** Local services and masters for the importer's tests. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { lookup } from 'mime-types'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { createImageBucket } from '../../../../scripts/operate/projects/image-bucket.ts'
import { createOperatorProjectStore } from '../../../../scripts/operate/projects/operator-project-store.ts'
import { variantNames } from '../../../../scripts/pictures/picture-variants.ts'
import { photoBucket, startBuckets } from '../../../fixtures/buckets.ts'
import { projectsTable, startTables } from '../../../fixtures/tables.ts'
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts'

export async function startPortfolio() {
  const [{ dynamo }, s3] = await Promise.all([startTables(), startBuckets()])
  afterAll(() => s3.stop())
  const files = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true })
  return {
    name: 'the test',
    hasOwnDomain: false,
    records: createOperatorProjectStore(dynamo, projectsTable),
    bucket: createImageBucket(files, photoBucket, encodeAtOnce),
    files,
    bucketName: photoBucket,
  }
}

/** Correct names and types with dummy content: `picture-variants.test.ts` tests the encoding, which takes seconds. */
async function* encodeAtOnce(_master: Buffer | string, imageUrl: string) {
  for (const name of variantNames(imageUrl)) {
    const contentType = lookup(name)
    if (!contentType) throw new Error(`${name} has no type`)
    yield { name, contentType, body: Buffer.from(name) }
  }
}

/** A folder with a different small picture for each name. */
export async function masters(names: readonly string[]): Promise<string> {
  const folder = temporaryFolder()
  for (const [index, name] of names.entries()) {
    const background = { r: (index * 40) % 256, g: 120, b: 60 }
    await sharp({ create: { width: 1280, height: 960, channels: 3, background } }).toFile(join(folder, name))
  }
  return folder
}

/** The same as a map from `image_url` to master, for the importer. */
export async function mastersOf(names: readonly string[]): Promise<Map<string, string>> {
  const folder = await masters(names)
  return new Map(names.map((name) => [name, join(folder, name)]))
}

export function jsonFile(content: unknown): string {
  const file = join(temporaryFolder(), 'projects.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
