import { ApiFailure } from '../../../api/api-failure.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { hasPassed, pauses } from '../../../api/retry.ts'
import type { UploadOptions } from '../../../api/upload-file.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Milliseconds before each try of an upload after the first few. */
const longestPause = 15_000

type UntilDoneOptions = UploadOptions & {
  /** Called with the reason why the photo waits for another try: a sentence for the visitor. */
  onDelay: (delay: string) => void
}

/** Tries until the photo is uploaded or the signal has aborted. Throws a failure that another try would meet too. */
export async function uploadUntilDone(file: File, key: string, options: UntilDoneOptions): Promise<void> {
  const { signal, onDelay } = options
  let turn = 0
  while (!signal.aborted) {
    try {
      return await uploadPhoto(file, key, options)
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.canUploadAgain)) throw reason
      const pause = pauses[turn] ?? longestPause
      // A fault of a second or two is not worth a word.
      if (!navigator.onLine || pause === longestPause) onDelay(delayOf(reason))
      // A connection that is back may fail once more.
      turn = (await hasPassed(pause, signal)) ? turn + 1 : 0
    }
  }
}

/** Why a photo is not uploaded yet, and that nobody has to do anything about it. */
function delayOf(reason: ApiFailure): string {
  if (!navigator.onLine) return 'Waiting for a connection. It is uploaded by itself once there is one.'
  return `Not uploaded yet: ${errorMessage(reason)}. We keep trying.`
}

/** The specification's sentence. The server says it of a key that it refuses. */
export function failedUpload(name: string, reason: unknown): { state: 'failed'; problem: string } {
  const [said] = reason instanceof ApiFailure ? Object.values(reason.fields) : []
  return { state: 'failed', problem: `Failed to upload ${name}: ${said ?? errorMessage(reason)}` }
}
