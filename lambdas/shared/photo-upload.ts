import * as z from 'zod/mini'
import { photoRules } from './photo-rules.ts'

/** One file the visitor wants to upload. */
const PhotoUploadRequestItem = z.object({
  /** File name as chosen; the key contains it sanitised. */
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.enum(photoRules.types),
  /** Exact size in bytes, which is signed. */
  size: z.int().check(z.gte(1), z.lte(photoRules.maxBytes)),
})

/** Body of `POST /api/photo-uploads`. */
export const CreatePhotoUploadsRequest = z.object({
  photos: z.array(PhotoUploadRequestItem).check(z.minLength(1), z.maxLength(photoRules.maxPhotos)),
  /** From `GET /api/form-token`, not older than `photoRules.tokenHours`. */
  formToken: z.string().check(z.maxLength(500)),
})
export type CreatePhotoUploadsRequest = z.infer<typeof CreatePhotoUploadsRequest>

/** Where to PUT one file, in the order asked. */
export const PhotoUpload = z.object({
  /** Presigned PUT, good for this file once, for `photoRules.uploadUrlSeconds`. */
  uploadUrl: z.url(),
  /** Headers the PUT must carry. */
  headers: z.record(z.string(), z.string()),
  /** Public address of the photo once its enquiry has arrived. */
  publicUrl: z.url(),
})
export type PhotoUpload = z.infer<typeof PhotoUpload>

export const CreatePhotoUploadsResponse = z.object({ uploads: z.array(PhotoUpload) })
export type CreatePhotoUploadsResponse = z.infer<typeof CreatePhotoUploadsResponse>
