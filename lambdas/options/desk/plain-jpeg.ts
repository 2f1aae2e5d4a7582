import { projectImage } from '../../contract/project-image.ts'

const { width: wide, height: high } = projectImage.aspectRatio
const start = 0xffd8
const end = 0xffd9
const scan = 0xffda
/** Frames of the two kinds that browsers read and write, baseline and progressive, with a kind between that is rare. */
const frames = { first: 0xffc0, last: 0xffc2 }
/** Tables of codes and of quantisation, and restart intervals: with the frame and the scans, the image. */
const ofTheImage = [0xffc4, 0xffdb, 0xffdd, scan]
/** Segments of applications that say how the image is to be shown, by the words they begin with: its density, its colours. */
const shows = new Map([
  [0xffe0, 'JFIF\0'],
  [0xffe2, 'ICC_PROFILE\0'],
])

/**
 * The image and nothing else: without what a camera or an editor has written into it or put after it (place, time, owner,
 * another picture), or undefined when it is no whole JPEG of this width in the site's shape.
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.4
 */
export function plainJpeg(file: Uint8Array, width: number): Uint8Array | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 4 || view.getUint16(0) !== start) return undefined
  const kept = [file.subarray(0, 2)]
  let hasFrame = false
  // Each segment: a marker, its length with these two bytes, its content; a frame begins with precision, height, width.
  for (let at = 2; at + 2 <= file.length; ) {
    const marker = view.getUint16(at)
    if (marker === end) return hasFrame ? Buffer.concat([...kept, file.subarray(at, at + 2)]) : undefined
    if (marker < frames.first || at + 9 > file.length) return undefined
    const isFrame = marker >= frames.first && marker <= frames.last
    if (isFrame && !(view.getUint16(at + 7) === width && view.getUint16(at + 5) === (width * high) / wide))
      return undefined
    hasFrame ||= isFrame
    const last = at + 2 + view.getUint16(at + 2)
    const next = marker === scan ? endOfScan(file, last) : last
    const isShown = beginsWith(shows.get(marker), file.subarray(at + 4, last)) && !hasThumbnail(marker, last - at)
    if (isFrame || ofTheImage.includes(marker) || isShown) {
      kept.push(file.subarray(at, next))
    }
    at = next
  }
  return undefined
}

/** A density alone has 18 bytes with its marker; the rest is a thumbnail, and may show what was cut off the image. */
function hasThumbnail(marker: number, length: number): boolean {
  return marker === 0xffe0 && length > 18
}

function beginsWith(words: string | undefined, content: Uint8Array): boolean {
  return words !== undefined && Buffer.from(content.subarray(0, words.length)).toString('latin1') === words
}

/** Where the coded image ends: at the first marker that is no restart. A byte of the image that looks like one has a 0 after it. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const after = file[at + 1] ?? 0
    if (file[at] === 0xff && after !== 0 && after !== 0xff && !(after >= 0xd0 && after <= 0xd7)) return at
  }
  return file.length
}
