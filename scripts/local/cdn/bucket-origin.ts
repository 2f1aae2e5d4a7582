import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  GetObjectCommand,
  GetObjectTaggingCommand,
  type S3Client,
  S3ServiceException,
  type Tag,
} from '@aws-sdk/client-s3'
import { contentType } from 'mime-types'
import { cacheControl, cacheControlOf } from '#edge/cache-control.ts'
import { contentEncodingOf } from '#edge/content-encoding.ts'
import type { LocalResponse } from '../services/http-server.ts'

/** Reads an object by key, with the CDN's permissions. */
export type BucketOrigin = (key: string) => Promise<LocalResponse>

/**
 * The site's bucket is the build's output folder: what a deployment would upload, with the same headers. A hashed asset
 * is read once.
 */
export function folderOrigin(folder: string): BucketOrigin {
  const root = resolve(folder)
  const hashedAssets = new Map<string, Buffer>()
  return async (key) => {
    const file = join(root, key)
    const body =
      hashedAssets.get(key) ?? (file.startsWith(root + sep) ? await readFile(file).catch(() => undefined) : undefined)
    const encoding = contentEncodingOf(key)
    const headers = {
      'content-type': contentType(extname(key)) || 'application/octet-stream',
      'cache-control': cacheControlOf(key),
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (body && headers['cache-control'] === cacheControl.hashedAsset) hashedAssets.set(key, body)
    return body ? { status: 200, headers, body } : s3Error(404, 'NoSuchKey')
  }
}

/**
 * A bucket of the local S3. `readableTag` is the tag that its policy requires: an object without it is forbidden, and
 * so is a missing key, because the policy does not allow listing.
 */
export function s3Origin(client: S3Client, Bucket: string, readableTag: Tag | undefined): BucketOrigin {
  const unreadable = readableTag ? s3Error(403, 'AccessDenied') : s3Error(404, 'NoSuchKey')
  return async (Key) => {
    try {
      const { TagSet = [] } = readableTag ? await client.send(new GetObjectTaggingCommand({ Bucket, Key })) : {}
      if (readableTag && !TagSet.some((tag) => isDeepStrictEqual(tag, readableTag))) return unreadable
      const object = await client.send(new GetObjectCommand({ Bucket, Key }))
      const headers = {
        'content-type': object.ContentType ?? 'application/octet-stream',
        ...(object.CacheControl && { 'cache-control': object.CacheControl }),
      }
      return { status: 200, headers, body: Buffer.from((await object.Body?.transformToByteArray()) ?? []) }
    } catch (error) {
      // The local S3 answers 404 for a key that is not there, and 500 for one that cannot be a file's name.
      if (error instanceof S3ServiceException) return unreadable
      throw error
    }
  }
}

function s3Error(status: number, code: string): LocalResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) }
}
