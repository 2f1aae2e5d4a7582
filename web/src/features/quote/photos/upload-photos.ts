import { photoRules } from '#contract/photo-rules.ts'
import type { PhotoUpload } from '#contract/photo-upload.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { timeLimit, withRetries } from '../../../api/retry.ts'
import { formToken } from '../form-token.ts'
import type { ChosenPhoto } from '../photo-selection.ts'
import { PhotoUploadFailure } from '../photo-upload-failure.ts'
import { putPhoto } from './put-photo.ts'
import { preparePhoto } from './re-encode-photo.ts'

export { preparePhoto } from './re-encode-photo.ts'

/** Milliseconds for the whole photo step [P4]: a signed URL lives no longer. */
const stepLimit = photoRules.uploadUrlSeconds * 1000

/** Public URLs of the photos that have arrived. Sending again does not upload them again, so the request stays the same. */
const arrived = new WeakMap<File, string>()

type UploadOptions = {
  /** Ends the transfers. */
  signal: AbortSignal
  onProgress: (photo: ChosenPhoto, share: number) => void
}

/** Uploads the photos side by side and returns their public URLs. Throws a `PhotoUploadFailure`. */
export async function uploadPhotos(photos: readonly ChosenPhoto[], options: UploadOptions): Promise<string[]> {
  const { onProgress } = options
  const signal = timeLimit(stepLimit, options.signal)
  const waiting = photos.filter(({ file }) => !arrived.has(file))
  const bodies = await Promise.all(waiting.map(({ file }) => preparePhoto(file)))
  const uploads = await signedUploads(waiting, bodies, signal)
  // Waits for all, so that those that arrive need not be sent again when one fails.
  const results = await Promise.allSettled(
    waiting.map((photo, index) => {
      const parts = { photo, body: bodies[index] ?? photo.file, upload: uploads[index] }
      return uploadPhoto(parts, { signal, onProgress: (share) => onProgress(photo, share) })
    }),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return photos.flatMap(({ file }) => arrived.get(file) ?? [])
}

async function signedUploads(
  photos: readonly ChosenPhoto[],
  bodies: readonly Blob[],
  signal: AbortSignal,
): Promise<PhotoUpload[]> {
  const [first] = photos
  if (!first) return []
  const wanted = photos.map(({ file }, index) => {
    const { type, size } = bodies[index] ?? file
    // `check-photos.ts` has let no other type through.
    return { name: file.name.slice(-255), type: type as (typeof photoRules.types)[number], size }
  })
  try {
    const sign = (token: string) =>
      callApi('createPhotoUploads', { body: { photos: wanted, formToken: token }, signal })
    const answer = await withRetries(() => formToken.spend(sign), signal)
    return answer.uploads
  } catch (reason) {
    throw new PhotoUploadFailure(first, reason)
  }
}

type UploadParts = { photo: ChosenPhoto; body: Blob; upload: PhotoUpload | undefined }
type PutOptions = { signal: AbortSignal; onProgress: (share: number) => void }

async function uploadPhoto({ photo, body, upload }: UploadParts, options: PutOptions): Promise<void> {
  try {
    if (!upload) throw new ApiFailure('unreadable')
    const url = await putOrRenew({ photo, body, upload }, options)
    options.onProgress(1)
    arrived.set(photo.file, url)
  } catch (reason) {
    throw reason instanceof PhotoUploadFailure ? reason : new PhotoUploadFailure(photo, reason)
  }
}

/** Replaces an expired or refused URL, once [P4]. */
async function putOrRenew(parts: UploadParts & { upload: PhotoUpload }, options: PutOptions): Promise<string> {
  const { photo, body, upload } = parts
  if ((await put(upload, body, options)) !== 403) return upload.publicUrl
  const [renewed] = await signedUploads([photo], [body], options.signal)
  if (!renewed || (await put(renewed, body, options)) === 403) throw new ApiFailure('gone', { status: 403 })
  return renewed.publicUrl
}

/** Puts with retries. The status is 2xx, 412 or 403; everything else is thrown. */
function put(upload: PhotoUpload, body: Blob, { signal, onProgress }: PutOptions): Promise<number> {
  return withRetries(async () => {
    const status = await putPhoto(upload, body, { signal, onProgress })
    // 412: an earlier attempt has arrived, but its answer was lost.
    if ((status >= 200 && status < 300) || status === 412 || status === 403) return status
    // 409: that attempt may still be arriving.
    if (status === 409) throw new ApiFailure('unreachable')
    if (status > 0) throw new ApiFailure(status >= 500 ? 'unavailable' : 'bad_request', { status })
    throw new ApiFailure(signal.aborted ? 'timeout' : 'unreachable')
  }, signal)
}
