import { projectImage } from '../../contract/project-image.ts'

const { width: wide, height: high } = projectImage.aspectRatio
const start = 0xffd8
const end = 0xffd9
const scan = 0xffda
/** Start-of-frame markers: baseline, extended sequential (rare) and progressive. */
const frames = { first: 0xffc0, last: 0xffc2 }
/** Huffman and quantisation tables and restart intervals, which the image needs beside its frame and scans. */
const ofTheImage = [0xffc4, 0xffdb, 0xffdd, scan]
/** Application segments that affect rendering, by their identifiers: JFIF density, Adobe colour transform, ICC profile. */
const shows = new Map([
  [0xffe0, 'JFIF\0'],
  [0xffe2, 'ICC_PROFILE\0'],
])

/**
 * Strips all metadata that a camera or an editor has written into the file or appended to it (place, time, owner,
 * another picture). Undefined unless it is a complete JPEG of this width and the site's aspect ratio.
 * https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.4
 */
export function plainJpeg(file: Uint8Array, width: number): Uint8Array | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 4 || view.getUint16(0) !== start) return undefined
  const kept = [file.subarray(0, 2)]
  let hasFrame = false
  // A segment is a marker, a length that includes its own two bytes, and content. A frame's is precision, height, width.
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

/** A JFIF segment without a thumbnail has 18 bytes with its marker. A thumbnail may show what was cropped away. */
function hasThumbnail(marker: number, length: number): boolean {
  return marker === 0xffe0 && length > 18
}

function beginsWith(words: string | undefined, content: Uint8Array): boolean {
  return words !== undefined && Buffer.from(content.subarray(0, words.length)).toString('latin1') === words
}

/** End of the entropy-coded data: the first marker that is not a restart. An 0xFF within the data is followed by 0. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const after = file[at + 1] ?? 0
    if (file[at] === 0xff && after !== 0 && after !== 0xff && !(after >= 0xd0 && after <= 0xd7)) return at
  }
  return file.length
}
