import { ApiFailure } from '../../../api/api-failure.ts'
import { callApi } from '../../../api/client.ts'
import { timeLimit, withRetries } from '../../../api/retry.ts'

/** Milliseconds for a photo. Signed URLs live longer. */
const limit = 120_000

/** Puts the files of a photo where the server looks for them. Again does no harm. Throws an `ApiFailure`. */
export async function uploadPhoto(
  { photo, files }: { photo: string; files: readonly Blob[] },
  onFile: (done: number) => void,
): Promise<void> {
  const signal = timeLimit(limit)
  const sizes = files.map(({ size }) => size)
  const { urls, headers } = await withRetries(() => callApi('signJobPhoto', { body: { photo, sizes }, signal }), signal)
  let done = 0
  await Promise.all(
    files.map(async (body, index) => {
      await withRetries(() => put(urls[index] ?? '', { headers, body, signal }), signal)
      onFile(++done)
    }),
  )
}

async function put(url: string, request: RequestInit & { signal: AbortSignal }): Promise<void> {
  const { ok, status } = await fetch(url, { ...request, method: 'PUT' }).catch((cause: unknown) => {
    throw new ApiFailure(request.signal.aborted ? 'timeout' : 'unreachable', { cause })
  })
  // 412: an earlier attempt has arrived, but its answer was lost [P4].
  if (!ok && status !== 412) throw new ApiFailure(status >= 500 ? 'unavailable' : 'gone', { status })
}
