import { ApiFailure } from './api-failure.ts'
import { withRetries } from './retry.ts'

/** Where to PUT one file: the URL and headers that the API has signed. */
type SignedPut = { uploadUrl: string; headers: Record<string, string> }

/** Milliseconds without a byte sent after which the connection counts as lost. */
const stallLimit = 30_000

export type UploadOptions = {
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads a file to the URL that `sign` returns. Temporary failures are retried; an expired or refused URL is replaced once.
 * Throws an `ApiFailure`.
 */
export async function uploadFile(file: Blob, sign: () => Promise<SignedPut>, options: UploadOptions): Promise<void> {
  for (const _ of ['first', 'replaced']) {
    const signed = await withRetries(sign, options.signal)
    if ((await put(signed, file, options)) !== 403) return
  }
  throw new ApiFailure('gone', { status: 403 })
}

/** PUTs with retries. Returns status 2xx, 412 or 403; throws on any other. */
function put(target: SignedPut, file: Blob, options: UploadOptions): Promise<number> {
  const { signal } = options
  return withRetries(async () => {
    const status = await putOnce(target, file, options)
    // 412: an earlier attempt arrived, but its response was lost.
    if ((status >= 200 && status < 300) || status === 412 || status === 403) return status
    // 409: an earlier attempt may still be arriving.
    if (status === 409) throw new ApiFailure('unreachable')
    if (status > 0) throw new ApiFailure(status >= 500 ? 'unavailable' : 'bad_request', { status })
    throw new ApiFailure(signal.aborted ? 'timeout' : 'unreachable')
  }, signal)
}

/**
 * Resolves with the HTTP status, or 0 when the connection was lost or the time limit passed; S3 says by a 400 of this code
 * that the body has stopped arriving.
 */
function putOnce(
  { uploadUrl, headers }: SignedPut,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<number> {
  // XMLHttpRequest, because fetch does not report upload progress.
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
      resolve(request.responseText.includes('<Code>RequestTimeout</Code>') ? 0 : request.status)
    })
    request.open('PUT', uploadUrl)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
  })
}
