import type { PhotoUpload } from '#contract/photo-upload.ts'

/** A connection counts as lost after so many milliseconds without a byte sent. */
const stallLimit = 30_000

export type PutOptions = {
  /** Called with the share that is sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Puts the photo into the bucket. Resolves with the HTTP status, or 0 when the connection was lost or the time is up. */
export function putPhoto(upload: PhotoUpload, photo: Blob, { onProgress, signal }: PutOptions): Promise<number> {
  // XMLHttpRequest, because fetch does not report the progress of a body.
  const request = new XMLHttpRequest()
  return new Promise<number>((resolve) => {
    if (signal.aborted) return resolve(0)
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })
    let stalled = setTimeout(abort, stallLimit)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, stallLimit)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      resolve(request.status)
    })
    request.open('PUT', upload.uploadUrl)
    for (const [name, value] of Object.entries(upload.headers)) request.setRequestHeader(name, value)
    request.send(photo)
  })
}
