import { photoRules } from '#contract/photo-rules.ts'
import type { PhotoUpload } from '#contract/photo-upload.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { timeLimit, withRetries } from '../../../api/retry.ts'
import { formToken } from '../form-token.ts'
import { type PutOptions, putPhoto } from './put-photo.ts'
import { preparePhoto } from './re-encode-photo.ts'

/** Milliseconds for a photo, from its signed URL on [P4]: such a URL lives no longer. */
const uploadLimit = photoRules.uploadUrlSeconds * 1000

/** Shrinks the photo and puts it into the bucket. Returns its public URL. Throws an `ApiFailure`. */
export async function uploadPhoto(file: File, { signal, onProgress }: PutOptions): Promise<string> {
  const body = await preparePhoto(file)
  const options = { signal: timeLimit(uploadLimit, signal), onProgress }
  const upload = await signedUpload(file, body, options.signal)
  if ((await put(upload, body, options)) !== 403) return upload.publicUrl
  // An expired or refused URL is replaced, once [P4].
  const renewed = await signedUpload(file, body, options.signal)
  if ((await put(renewed, body, options)) === 403) throw new ApiFailure('gone', { status: 403 })
  return renewed.publicUrl
}

async function signedUpload(file: File, { type, size }: Blob, signal: AbortSignal): Promise<PhotoUpload> {
  // `check-photos.ts` has let no other type through.
  const wanted = { name: file.name.slice(-255), type: type as (typeof photoRules.types)[number], size }
  const sign = (token: string) =>
    callApi('createPhotoUploads', { body: { photos: [wanted], formToken: token }, signal })
  const { uploads } = await withRetries(() => formToken.spend(sign), signal)
  const [upload] = uploads
  if (!upload) throw new ApiFailure('unreadable')
  return upload
}

/** Puts with retries. The status is 2xx, 412 or 403; everything else is thrown. */
function put(upload: PhotoUpload, body: Blob, options: PutOptions): Promise<number> {
  const { signal } = options
  return withRetries(async () => {
    const status = await putPhoto(upload, body, options)
    // 412: an earlier attempt has arrived, but its answer was lost.
    if ((status >= 200 && status < 300) || status === 412 || status === 403) return status
    // 409: that attempt may still be arriving.
    if (status === 409) throw new ApiFailure('unreachable')
    if (status > 0) throw new ApiFailure(status >= 500 ? 'unavailable' : 'bad_request', { status })
    throw new ApiFailure(signal.aborted ? 'timeout' : 'unreachable')
  }, signal)
}
