/** Milliseconds a photo may take; a telephone needs about two seconds for its largest. */
const limit = 20_000

const prepared = new WeakMap<File, Promise<Blob>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * The photo as it will be sent: at most 2560 px, without GPS or other EXIF, upright (promise P6). The file itself when
 * it is a GIF, which may move, or when anything fails. Begins when the photo is chosen, one photo at a time: decoded,
 * a large one takes 200 MB of memory.
 */
export function preparePhoto(file: File): Promise<Blob> {
  const known = prepared.get(file)
  if (known) return known
  const work = file.type === 'image/gif' ? Promise.resolve(file) : queue.then(() => reEncode(file))
  queue = work
  prepared.set(file, work)
  return work
}

/** A worker of its own for each photo: the page stays responsive, and the memory is free again afterwards. */
async function reEncode(file: File): Promise<Blob> {
  if (!('OffscreenCanvas' in window)) return file
  const worker = new Worker(new URL('./re-encode.worker.ts', import.meta.url), { type: 'module' })
  const encoded = await new Promise<unknown>((resolve) => {
    setTimeout(resolve, limit)
    worker.addEventListener('error', resolve)
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.postMessage(file)
  })
  worker.terminate()
  return encoded instanceof Blob ? encoded : file
}
