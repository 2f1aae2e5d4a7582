import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectTaggingCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { isHeic, photoRules, photoTag, pictureTypeOf, signatureBytes } from '../shared/photo-rules.ts'

/** Result of an inspection. `refused` and `heic` are final; transient failures are thrown. */
type PhotoVerdict = 'picture' | 'heic' | 'refused'

export type PhotoStore = ReturnType<typeof createPhotoStore>

export function createPhotoStore(client: S3Client, bucket: string) {
  return {
    /** Checks a photo's first bytes and its size in one call. */
    async inspect(key: string, signal: AbortSignal): Promise<PhotoVerdict> {
      const range = `bytes=0-${signatureBytes - 1}`
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }), {
          abortSignal: signal,
        })
        const start = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
        if (isHeic(start)) return 'heic'
        const size = Number(object.ContentRange?.split('/')[1] ?? start.length)
        return pictureTypeOf(start) && size <= photoRules.maxBytes ? 'picture' : 'refused'
      } catch (error) {
        if (isGone(error)) return 'refused'
        throw error
      }
    },

    /** Marks a photo as part of an enquiry, which lets the CDN read it. */
    async tagAttached(key: string, signal: AbortSignal): Promise<void> {
      const [Key, Value] = photoTag.attached.split('=')
      const Tagging = { TagSet: [{ Key, Value }] }
      await client.send(new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging }), { abortSignal: signal })
    },

    /** For erasing a person. No error when there is no such photo. */
    async delete(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
  }
}

/** Missing, or empty, so that a range request fails. S3 answers 404 rather than 403, because the role may list. */
function isGone(error: unknown): boolean {
  return error instanceof S3ServiceException && [404, 416].includes(error.$metadata.httpStatusCode ?? 0)
}
