import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { responseLimit, timeLimit } from '../../../api/retry.ts'
import { type UploadOptions, uploadFile } from '../../../api/upload-file.ts'
import { formToken } from '../form-token.ts'
import { preparePhoto } from './re-encode-photo.ts'

/** Time limit per photo in milliseconds, from the time its URL was signed: the URL then expires. */
const uploadLimit = photoRules.uploadUrlSeconds * 1000

/**
 * Re-encodes the photo, has a URL for this key signed and uploads it there, each once: whoever calls tries again.
 * Throws an `ApiFailure`.
 */
export async function uploadPhoto(file: File, key: string, { signal: left, onProgress }: UploadOptions): Promise<void> {
  const body = await preparePhoto(file)
  const signal = timeLimit(uploadLimit, left)
  // Cast: `check-photos.ts` has refused every other type.
  const wanted = { key, type: body.type as (typeof photoRules.types)[number], size: body.size }
  const { uploads } = await formToken.spend((token) =>
    callApi('createPhotoUploads', {
      body: { photos: [wanted], formToken: token },
      signal: timeLimit(responseLimit, signal),
    }),
  )
  if (!uploads?.[0]) throw new ApiFailure('unreadable')
  await uploadFile(uploads[0], body, { signal, onProgress })
}
