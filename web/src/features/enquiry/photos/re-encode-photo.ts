import { scriptPath } from '../../../trusted-types.ts'
import workerPath from './re-encode.worker.ts?worker&url'

/** Time limit per photo in milliseconds; a phone needs about two seconds for its largest. */
const limit = 20_000

const prepared = new WeakMap<File, Promise<Blob>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * The photo as it will be sent: at most 2560 px, upright, on white, without GPS or other EXIF. Returns the original file for
 * a GIF, which may be animated, or if encoding fails. Photos are encoded as soon as they are chosen, one at a time,
 * because decoding a large one takes 200 MB of memory.
 */
export function preparePhoto(file: File): Promise<Blob> {
  const known = prepared.get(file)
  if (known) return known
  const work = file.type === 'image/gif' ? Promise.resolve(file) : queue.then(() => reEncode(file)).catch(() => file)
  queue = work
  prepared.set(file, work)
  return work
}

/** Each photo has its own worker: the page stays responsive, and the memory is freed afterwards. */
async function reEncode(file: File): Promise<Blob> {
  if (!('OffscreenCanvas' in window)) return file
  const worker = new Worker(scriptPath(workerPath), { type: 'module' })
  const encoded = await new Promise<unknown>((resolve) => {
    setTimeout(resolve, limit)
    worker.addEventListener('error', resolve)
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.postMessage(file)
  })
  worker.terminate()
  return encoded instanceof Blob ? encoded : file
}
