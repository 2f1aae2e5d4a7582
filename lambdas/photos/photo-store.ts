import { DeleteObjectCommand, GetObjectCommand, PutObjectTaggingCommand, type S3Client } from '@aws-sdk/client-s3'
import { httpStatusOf } from '../runtime/reason.ts'
import { isHeic, photoRules, photoTag, pictureTypeOf, signatureBytes } from '../shared/photo-rules.ts'

/** Result of an inspection: `refused` is no picture, or too large. Transient failures are thrown. */
type PhotoVerdict = 'picture' | 'heic' | 'refused' | 'absent'

export type PhotoStore = ReturnType<typeof createPhotoStore>

export function createPhotoStore(client: S3Client, bucket: string) {
  return {
    /**
     * Checks a photo's first bytes, size and encoding in one call. Our form sets no encoding, and with a false one no
     * browser shows a photo.
     */
    async inspect(key: string, signal: AbortSignal): Promise<PhotoVerdict> {
      const range = `bytes=0-${signatureBytes - 1}`
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range: range }), {
          abortSignal: signal,
        })
        const start = (await object.Body?.transformToByteArray()) ?? new Uint8Array()
        if (isHeic(start)) return 'heic'
        const size = Number(object.ContentRange?.split('/')[1] ?? start.length)
        const isShown = pictureTypeOf(start) && size <= photoRules.maxBytes && !object.ContentEncoding
        return isShown ? 'picture' : 'refused'
      } catch (error) {
        // S3 answers 404 rather than 403, because the role may list the bucket.
        if (httpStatusOf(error) === 404) return 'absent'
        // S3 refuses any range of an empty file.
        if (httpStatusOf(error) === 416) return 'refused'
        throw error
      }
    },

    /** Marks a photo as part of an enquiry, which lets the CDN read it and keeps it. */
    async tagAttached(key: string, signal: AbortSignal): Promise<void> {
      const Tagging = { TagSet: [{ Key: photoTag.key, Value: photoTag.attached }] }
      await client.send(new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging }), { abortSignal: signal })
    },

    /** Deletes a photo of an erased enquiry. S3 reports no error when there is no such photo. */
    async delete(key: string, signal?: AbortSignal): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal: signal })
    },
  }
}
