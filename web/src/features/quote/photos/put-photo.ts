import type { PhotoUpload } from '#contract/photo-upload.ts'

/** Milliseconds without a byte going out after which a connection counts as lost. */
const stallLimit = 30_000

type PutOptions = {
  /** Called with the share that is out, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Puts the photo into the bucket. Resolves with the HTTP status, 0 when the connection was lost or the time was up. */
export function putPhoto(upload: PhotoUpload, photo: Blob, { onProgress, signal }: PutOptions): Promise<number> {
  // XMLHttpRequest because fetch does not say how much of a body is out.
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
