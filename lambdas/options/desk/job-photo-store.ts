import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { jobPhotos } from '../../contract/job-photos.ts'
import { imageStem, imageVariant, projectImage } from '../../contract/project-image.ts'
import { imageUrlOf } from './job-rows.ts'
import { plainJpeg } from './plain-jpeg.ts'

export type JobPhotoStore = ReturnType<typeof createJobPhotoStore>

interface Buckets {
  /** The bucket of customers' photos: untagged objects are not public, and pending ones expire [P7]. */
  uploads: string
  /** The bucket of portfolio images. */
  portfolio: string
}

/** Job photos: uploaded to the photo bucket, checked, then copied to the portfolio. */
export function createJobPhotoStore(client: S3Client, { uploads, portfolio }: Buckets) {
  async function read(Key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket: uploads, Key }))
      return ContentLength > jobPhotos.maxBytes ? undefined : await Body?.transformToByteArray()
    } catch (error) {
      // 404 rather than 403, because the role may list the bucket.
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
      throw error
    }
  }

  return {
    /**
     * Publishes a photo. False when one of its files is missing, or is not a JPEG as our page encodes it.
     * Idempotent.
     */
    async publish(photo: string): Promise<boolean> {
      const files = await Promise.all(
        projectImage.widths.map(async (width) => {
          const uploaded = await read(uploadKey(photo, width))
          const Body = uploaded && plainJpeg(uploaded, width)
          return Body && { Key: shownKey(photo, width), Body }
        }),
      )
      const whole = files.filter((file) => file !== undefined)
      if (whole.length < files.length) return false
      const headers = { ContentType: jobPhotos.type, CacheControl: projectImage.cacheControl }
      await Promise.all(
        whole.map((file) => client.send(new PutObjectCommand({ Bucket: portfolio, ...file, ...headers }))),
      )
      return true
    },

    async remove(photo: string): Promise<void> {
      const Objects = projectImage.widths.map((width) => ({ Key: shownKey(photo, width) }))
      await client.send(new DeleteObjectsCommand({ Bucket: portfolio, Delete: { Objects } }))
    },
  }
}

/** Key that a file of a photo is uploaded to. */
export function uploadKey(photo: string, width: number): string {
  return `${jobPhotos.uploadPrefix}${imageVariant(photo, width, 'jpg')}`
}

function shownKey(photo: string, width: number): string {
  return projectImage.prefix + imageVariant(imageStem(imageUrlOf(photo)), width, 'jpg')
}
