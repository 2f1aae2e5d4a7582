import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { contentType } from 'mime-types'
import { cacheControlOf } from '#edge/cache-control.ts'
import { errorCode } from '../../problem.ts'
import { localClient } from '../services/credentials.ts'
import type { Answer } from '../services/http-server.ts'
import type { LocalS3 } from '../services/s3.ts'

/** Reads an object by key, with the CDN's permissions. */
export type BucketOrigin = (key: string) => Promise<Answer>

/** The site's bucket is the build's output folder: what a deployment would upload, with the same headers. */
export function folderOrigin(folder: string): BucketOrigin {
  const root = resolve(folder)
  return async (key) => {
    const file = join(root, key)
    if (!file.startsWith(root + sep)) return s3Error(404, 'NoSuchKey')
    try {
      const headers = {
        'content-type': contentType(extname(key)) || 'application/octet-stream',
        'cache-control': cacheControlOf(key),
      }
      return { status: 200, headers, body: await readFile(file) }
    } catch (error) {
      const noFile = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']
      if (noFile.includes(errorCode(error) ?? '')) return s3Error(404, 'NoSuchKey')
      throw error
    }
  }
}

/**
 * A bucket of the local S3. `readableTags` are the tags that its policy requires: an object without them is forbidden,
 * and so is a missing key, because the policy does not allow listing.
 */
export function s3Origin(s3: LocalS3, bucket: string, readableTags: Record<string, string>): BucketOrigin {
  const client = new S3Client({ ...localClient, endpoint: s3.endpoint, forcePathStyle: true })
  const asked = Object.entries(readableTags)
  return async (key) => {
    if (isImpossible(key)) return asked.length > 0 ? s3Error(403, 'AccessDenied') : s3Error(404, 'NoSuchKey')
    const tags = asked.length > 0 ? await s3.tags(bucket, key) : {}
    if (asked.some(([name, value]) => tags[name] !== value)) return s3Error(403, 'AccessDenied')
    try {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
      const body = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
      const headers = {
        'content-type': object.ContentType ?? 'application/octet-stream',
        ...(object.CacheControl && { 'cache-control': object.CacheControl }),
      }
      return { status: 200, headers, body }
    } catch (error) {
      if (error instanceof NoSuchKey) return s3Error(404, 'NoSuchKey')
      throw error
    }
  }
}

/** Nothing can be stored under this key: the local S3 keeps an object in files whose names are longer. */
function isImpossible(key: string): boolean {
  return key.includes('\0') || key.split('/').some((part) => Buffer.byteLength(part) > 230)
}

function s3Error(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) }
}
