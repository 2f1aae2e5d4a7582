import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { timeLimit } from '../../../api/retry.ts'
import { type UploadOptions, uploadFile } from '../../../api/upload-file.ts'
import { formToken } from '../form-token.ts'
import { preparePhoto } from './re-encode-photo.ts'

/** Time limit per photo in milliseconds, from the time its URL was signed: the URL then expires. */
const uploadLimit = photoRules.uploadUrlSeconds * 1000
/** Milliseconds for one answer of the API: what hangs is asked for again. */
const signLimit = 15_000

/** Re-encodes the photo and uploads it to the bucket under this key. Throws an `ApiFailure`. */
export async function uploadPhoto(file: File, key: string, { signal: left, onProgress }: UploadOptions): Promise<void> {
  const body = await preparePhoto(file)
  const signal = timeLimit(uploadLimit, left)
  // Cast: `check-photos.ts` has refused every other type.
  const wanted = { key, type: body.type as (typeof photoRules.types)[number], size: body.size }
  const sign = async () => {
    const answerBy = timeLimit(signLimit, signal)
    const { uploads } = await formToken.spend((token) =>
      callApi('createPhotoUploads', { body: { photos: [wanted], formToken: token }, signal: answerBy }),
    )
    if (!uploads?.[0]) throw new ApiFailure('unreadable')
    return uploads[0]
  }
  await uploadFile(body, sign, { signal, onProgress })
}
