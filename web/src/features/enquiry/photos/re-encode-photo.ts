import { ApiFailure } from '../../../api/api-failure.ts'
import { scriptPath } from '../../../trusted-types.ts'
import workerPath from './re-encode.worker.ts?worker&url'

/** Time limit per photo in milliseconds; a phone needs about two seconds for its largest. */
const limit = 20_000

const prepared = new WeakMap<File, Promise<Blob>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * The photo as it will be sent: at most 2560 px, upright, on white, without GPS or other EXIF. Returns the original
 * file for a GIF, which may be animated, or if encoding fails; throws an `ApiFailure` for a file that is no picture at
 * all. Photos are encoded as soon as they are chosen, one at a time, because decoding a large one takes 200 MB of
 * memory.
 */
export function preparePhoto(file: File): Promise<Blob> {
  const known = prepared.get(file)
  if (known) return known
  const copy = file.type === 'image/gif' ? Promise.resolve(file) : queue.then(() => reEncode(file)).catch(() => file)
  queue = copy
  const work = copy.then(async (photo) => {
    if (photo === file && (await isNoPicture(file).catch(() => false))) throw new ApiFailure('unsupported_media_type')
    return photo
  })
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

/**
 * True of a file without so much as the size of a picture. One that is cut short or too large to decode has that, and
 * may still be seen in part. False where a current browser is missing, which decodes every type that we take.
 */
async function isNoPicture(file: File): Promise<boolean> {
  if (!('OffscreenCanvas' in window)) return false
  // Read first, because a file that cannot be read may be a photo.
  const url = URL.createObjectURL(new Blob([await file.arrayBuffer()], { type: file.type }))
  const picture = new Image()
  const isBroken = await new Promise<boolean>((resolve) => {
    setTimeout(resolve, limit, false)
    picture.onload = () => resolve(false)
    // A visitor may have turned pictures off, which spares a bitmap.
    picture.onerror = () =>
      createImageBitmap(file).then(
        () => resolve(false),
        () => resolve(true),
      )
    picture.src = url
  })
  URL.revokeObjectURL(url)
  return isBroken
}
