import { photoRules } from '#contract/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { timeLimit } from '../../../api/retry.ts'
import { type UploadOptions, uploadFiles } from '../../../api/upload-files.ts'
import { formToken } from '../form-token.ts'
import { preparePhoto } from './re-encode-photo.ts'

/** Milliseconds for a photo, from its signed URL on [P4]: such a URL lives no longer. */
const uploadLimit = photoRules.uploadUrlSeconds * 1000

/** Shrinks the photo and puts it into the bucket. Returns its public URL. Throws an `ApiFailure`. */
export async function uploadPhoto(file: File, { signal: left, onProgress }: UploadOptions): Promise<string> {
  const body = await preparePhoto(file)
  const signal = timeLimit(uploadLimit, left)
  // `check-photos.ts` has let no other type through.
  const wanted = { name: file.name.slice(-255), type: body.type as (typeof photoRules.types)[number], size: body.size }
  const sign = async () => {
    const { uploads } = await formToken.spend((token) =>
      callApi('createPhotoUploads', { body: { photos: [wanted], formToken: token }, signal }),
    )
    return uploads
  }
  const [upload] = await uploadFiles([body], sign, { signal, onProgress })
  if (!upload) throw new ApiFailure('unreadable')
  return upload.publicUrl
}
