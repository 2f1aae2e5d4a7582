import { uploadHeaders } from '../contract/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../contract/photo-upload.ts'
import { photoKey, photoUrl } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'

export interface CreateUploadsDeps {
  photos: Pick<PhotoStore, 'signUpload'>
  siteUrl: string
  now: () => number
  uuid: () => string
}

/** One signed PUT for each file, each good for that file alone (promises P1, P3). */
export async function createUploads(
  request: CreatePhotoUploadsRequest,
  { photos, siteUrl, now, uuid }: CreateUploadsDeps,
): Promise<CreatePhotoUploadsResponse> {
  const uploads = request.photos.map(async ({ name, type, size }) => {
    const key = photoKey(name, now(), uuid())
    return {
      uploadUrl: await photos.signUpload({ key, type, size }),
      headers: uploadHeaders(type),
      publicUrl: photoUrl(siteUrl, key),
    }
  })
  return { uploads: await Promise.all(uploads) }
}
