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
  const attempt = async () => put(await withRetries(sign, options.signal), file, options)
  const refusal = (await attempt()) && (await attempt())
  if (refusal) throw refusal
}

/** PUTs with retries. Returns why the URL was refused, undefined once the file is stored; throws any other failure. */
function put(target: SignedPut, file: Blob, options: UploadOptions): Promise<ApiFailure | undefined> {
  const { signal } = options
  return withRetries(async () => {
    const { status, text } = await putOnce(target, file, options)
    // 412: an earlier attempt arrived, but its response was lost.
    if ((status >= 200 && status < 300) || status === 412) return undefined
    if (status === 403) return new ApiFailure(text.includes('Request has expired') ? 'gone' : 'bad_request', { status })
    // S3 says so of a body that has stopped arriving. 409: an earlier attempt may still be arriving.
    if (text.includes('<Code>RequestTimeout</Code>') || status === 409) throw new ApiFailure('unreachable')
    if (status > 0) throw new ApiFailure(status >= 500 ? 'unavailable' : 'bad_request', { status })
    throw new ApiFailure(signal.aborted ? 'timeout' : 'unreachable')
  }, signal)
}

/** Resolves with the HTTP status, or 0 when the connection was lost or the time limit passed, and S3's words. */
function putOnce(
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
