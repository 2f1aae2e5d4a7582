import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import decodeHeic from 'heic-decode'
import sharp from 'sharp'
import { jobPhotos } from '#contract/job-photos.ts'

/** Wide enough for every variant, turned or not. */
const decodedSize = 2560

/** What is wrong with a master picture, or undefined. */
export async function checkPicture(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    )
  if (!size) return `${path} cannot be read as a picture`
  const { width, height } = size
  if (width < jobPhotos.minWidth)
    return `${path} is ${width} by ${height} pixels and must be at least ${jobPhotos.minWidth} wide`
  return (await isWhole(path)) ? undefined : `${path} is damaged or was cut off`
}

/** A picture that was cut off on its way has a good header: only decoding it tells. */
async function isWhole(path: string): Promise<boolean> {
  try {
    await sharp(await readMaster(path))
      .resize(16)
      .toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * The day on which a camera took a picture, `2026-11-01`, by the camera's clock; undefined where the file does not say. Editing
 * adds a later date, so the earliest is meant.
 */
export async function dateTaken(path: string): Promise<string | undefined> {
  const { exif } = await sharp(path).metadata()
  // EXIF has its dates as text: https://www.cipa.jp/std/documents/e/DC-008-Translation-2019-E.pdf, DateTimeOriginal
  const dates = exif?.toString('latin1').match(/\d{4}:\d\d:\d\d(?= \d\d:\d\d:\d\d)/g) ?? []
  return dates.toSorted()[0]?.replaceAll(':', '-')
}

/**
 * A master as sharp can read it: its path, or the pixels of a phone's HEIC, which sharp is built without the patents to
 * decode. They are upright, and keep the colours of the camera's profile.
 */
export async function readMaster(path: string): Promise<string | Buffer> {
  const { compression, icc } = await sharp(path).metadata()
  if (compression !== 'hevc') return path
  const { width, height, data } = await decodeHeic({ buffer: await readFile(path) })
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: decodedSize, height: decodedSize, fit: 'outside', withoutEnlargement: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  return icc ? withProfile(png, icc) : png
}

/** Puts a colour profile (chunk iCCP) behind the header of a PNG: https://www.w3.org/TR/png-3/#11iCCP */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPcamera\0\0'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  // Signature and header of every PNG are 33 bytes.
  return Buffer.concat([png.subarray(0, 33), length, content, checksum, png.subarray(33)])
}
