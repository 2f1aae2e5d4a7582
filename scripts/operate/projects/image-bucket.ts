/** The bucket of portfolio images, as used by the importer. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { projectImage } from '#shared/project-image.ts'
import { encoderVersion } from '../../pictures/encode-picture.ts'
import { readMaster } from '../../pictures/master-picture.ts'
import { encodeVariants, variantNames } from '../../pictures/picture-variants.ts'
import { unlessMissing } from '../../problem.ts'

export type ImageBucket = ReturnType<typeof createImageBucket>

/** `encode` can be replaced in tests, because encoding is slow. */
export function createImageBucket(client: S3Client, bucket: string, encode = encodeVariants) {
  return {
    /**
     * Uploads all variants of a master. The last one carries the master's fingerprint: once it exists all others do, so
     * that an interrupted import continues where it stopped.
     * @returns false when they already exist.
     */
    async upload(masterPath: string, imageUrl: string): Promise<boolean> {
      const fingerprint = await fingerprintOf(masterPath)
      const last = variantNames(imageUrl).at(-1) ?? ''
      if ((await readFingerprint(last)) === fingerprint) return false
      for await (const { name, contentType, body } of encode(await readMaster(masterPath), imageUrl)) {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: keyOf(name),
            Body: body,
            ContentType: contentType,
            CacheControl: projectImage.cacheControl,
            ...(name === last && { Metadata: { master: fingerprint } }),
          }),
        )
      }
      return true
    },

    /** Names of all files, without the prefix. */
    async list(): Promise<Set<string>> {
      const { prefix: Prefix } = projectImage
      const pages = await Array.fromAsync(paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
      const objects = pages.flatMap(({ Contents = [] }) => Contents)
      return new Set(objects.map(({ Key = '' }) => Key.slice(Prefix.length)))
    },

    /** Deletes all variants of a picture. */
    async remove(imageUrl: string): Promise<void> {
      const Objects = variantNames(imageUrl).map((name) => ({ Key: keyOf(name) }))
      await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects } }))
    },
  }

  async function readFingerprint(name: string): Promise<string | undefined> {
    const head = new HeadObjectCommand({ Bucket: bucket, Key: keyOf(name) })
    return (await unlessMissing(client.send(head)))?.Metadata?.master
  }
}

function keyOf(name: string): string {
  return `${projectImage.prefix}${name}`
}

/** Depends on the master and on the encoder settings. Streamed, because masters may be large. */
async function fingerprintOf(masterPath: string): Promise<string> {
  const hash = createHash('sha256').update(encoderVersion)
  await pipeline(createReadStream(masterPath), hash)
  return hash.digest('hex')
}
