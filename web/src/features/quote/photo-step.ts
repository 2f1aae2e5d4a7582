import { ApiFailure } from '../../api/api-failure.ts'
import type { ChosenPhoto } from './photo-selection.ts'
import { PhotoUploadFailure } from './photo-upload-failure.ts'
import { loadPhotoUpload } from './photos/load-photo-upload.ts'

/** Milliseconds without any progress after which the visitor is told. */
const stalledAfter = 6000

type PhotoStepOptions = {
  /** Aborted when the visitor will not wait. */
  signal: AbortSignal
  onProgress: (photoId: string, share: number) => void
  /** Called when nothing has moved for a while. */
  onStalled: () => void
}

/**
 * Public URLs of the photos, once they have arrived. Throws a `PhotoUploadFailure`; when the signal aborts, at once and
 * whatever the upload is doing, the reason.
 */
export async function uploadChosen(photos: readonly ChosenPhoto[], options: PhotoStepOptions): Promise<string[]> {
  const [first] = photos
  if (!first) return []
  const { signal, onProgress, onStalled } = options
  let stalled = setTimeout(onStalled, stalledAfter)
  const moved = () => {
    clearTimeout(stalled)
    stalled = setTimeout(onStalled, stalledAfter)
  }
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const upload = async () => {
    const { uploadPhotos } = await loadPhotoUpload().catch((cause: unknown) => {
      throw new PhotoUploadFailure(first, new ApiFailure('unreachable', { cause }))
    })
    return uploadPhotos(photos, {
      signal,
      onProgress: ({ id }, share) => {
        moved()
        onProgress(id, share)
      },
    })
  }
  try {
    return await Promise.race([upload(), left])
  } finally {
    clearTimeout(stalled)
  }
}
