import { uploadHeaders } from '../contract/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../contract/photo-upload.ts'
import { photoKey, photoUrl } from './photo-key.ts'
import type { SignUpload } from './upload-signer.ts'

interface CreateUploadsDeps {
  signUpload: SignUpload
  siteUrl: string
  now: () => number
  uuid: () => string
}

/** One signed PUT for each file, good for that file only [P1] [P3]. */
export async function createUploads(
  request: CreatePhotoUploadsRequest,
  { signUpload, siteUrl, now, uuid }: CreateUploadsDeps,
): Promise<CreatePhotoUploadsResponse> {
  const uploads = request.photos.map(async ({ name, type, size }) => {
    const key = photoKey(name, now(), uuid())
    return {
      uploadUrl: await signUpload({ key, type, size }),
      headers: uploadHeaders(type),
      publicUrl: photoUrl(siteUrl, key),
    }
  })
  return { uploads: await Promise.all(uploads) }
}
