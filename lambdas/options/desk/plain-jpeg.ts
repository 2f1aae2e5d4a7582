import { projectImage } from '../../contract/project-image.ts'

const { width: wide, height: high } = projectImage.aspectRatio
const start = 0xffd8
const exif = 0xffe1
const comment = 0xfffe
/** Frames of the two kinds that browsers read and write, baseline and progressive, with a kind between that is rare. */
const frames = { first: 0xffc0, last: 0xffc2 }

/**
 * The picture without what a camera or an editor has written into it (place, time, owner), or undefined when it is no
 * JPEG of this width in the site's shape. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.4
 */
export function plainJpeg(file: Uint8Array, width: number): Uint8Array | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 4 || view.getUint16(0) !== start) return undefined
  const kept = [file.subarray(0, 2)]
  // Each segment: a marker, its length with these two bytes, its content; a frame begins with precision, height, width.
  for (let at = 2; at + 9 <= file.length; ) {
    const marker = view.getUint16(at)
    if (marker >= frames.first && marker <= frames.last) {
      const fits = view.getUint16(at + 7) === width && view.getUint16(at + 5) === (width * high) / wide
      return fits ? Buffer.concat([...kept, file.subarray(at)]) : undefined
    }
    if (marker < start) return undefined
    const next = at + 2 + view.getUint16(at + 2)
    if (marker !== exif && marker !== comment) kept.push(file.subarray(at, next))
    at = next
  }
  return undefined
}
