import { ApiFailure } from './api-failure.ts'

/** Where to PUT one file: the URL and headers that the API has signed. */
type SignedPut = { uploadUrl: string; headers: Record<string, string> }

/** Milliseconds without a byte sent after which the connection counts as lost. */
const stallLimit = 30_000

export type UploadOptions = {
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** PUTs a file to a signed URL, once. Throws an `ApiFailure`: `gone` asks for a new URL. */
export async function uploadFile(target: SignedPut, file: Blob, options: UploadOptions): Promise<void> {
  const { status, text } = await put(target, file, options)
  // 412: an earlier attempt arrived, but its response was lost.
  if ((status >= 200 && status < 300) || status === 412) return
  if (status === 0) throw new ApiFailure(options.signal.aborted ? 'timeout' : 'unreachable')
  // The URL has expired, or S3 does not know yet who has signed it.
  if (status === 403) throw new ApiFailure('gone', { status })
  // S3 says so of a body that has stopped arriving. 409: an earlier attempt may still be arriving.
  if (text.includes('<Code>RequestTimeout</Code>') || status === 409) throw new ApiFailure('unreachable')
  throw new ApiFailure(status >= 500 ? 'unavailable' : 'bad_request', { status })
}

/** Resolves with the HTTP status, or 0 when the connection was lost or the time limit passed, and S3's words. */
function put(
  { uploadUrl, headers }: SignedPut,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<{ status: number; text: string }> {
  // XMLHttpRequest, because fetch does not report upload progress.
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: 0, text: '' })
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
      resolve({ status: request.status, text: request.responseText })
    })
    request.open('PUT', uploadUrl)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
  })
}
