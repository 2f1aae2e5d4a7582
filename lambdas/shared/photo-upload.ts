import * as z from 'zod/mini'
import { readPhotoKey } from './photo-key.ts'
import { photoRules } from './photo-rules.ts'

/** One file the visitor wants to upload. */
const PhotoUploadRequestItem = z.object({
  /**
   * Made by the browser, see `createPhotoKey`; its timestamp is at most `photoRules.keyHours` off. The same again signs
   * the same key.
   */
  key: z.string().check(z.refine((key) => readPhotoKey(key) !== undefined, 'Not the key of a photo.')),
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
})
export type PhotoUpload = z.infer<typeof PhotoUpload>

export const CreatePhotoUploadsResponse = z.object({ uploads: z.array(PhotoUpload) })
export type CreatePhotoUploadsResponse = z.infer<typeof CreatePhotoUploadsResponse>
