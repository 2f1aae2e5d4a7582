import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import decodeHeic from 'heic-decode'
import sharp from 'sharp'
import { projectImage } from '#shared/project-image.ts'

/** Wide enough for every variant, rotated or not. */
const decodedSize = 2560

/** Larger masters are refused: decoding a scan of 200 megapixels would take gigabytes. */
export const maxMasterPixels = 100_000_000

/** What is wrong with a master picture; undefined if nothing is. */
export async function checkPicture(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    )
  if (!size) return `${path} cannot be read as a picture`
  const { width, height } = size
  if (width < projectImage.minMasterWidth)
    return `${path} is ${width} by ${height} pixels and must be at least ${projectImage.minMasterWidth} wide`
  if (width * height > maxMasterPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000)
    return `${path} has ${megapixels} megapixels, and at most ${maxMasterPixels / 1_000_000} are read: make it smaller`
  }
  return (await isWhole(path)) ? undefined : `${path} is damaged or was cut off`
}

/** A truncated picture has a valid header, so it has to be decoded. */
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
 * The date on which a picture was taken, `2026-11-01`, by the camera's clock; undefined if the file does not contain
 * one. The earliest date counts, because editing adds a later one.
 */
export async function dateTaken(path: string): Promise<string | undefined> {
  const { exif } = await sharp(path).metadata()
  // EXIF dates are plain text: https://www.cipa.jp/std/documents/e/DC-008-Translation-2019-E.pdf, DateTimeOriginal
  const dates = exif?.toString('latin1').match(/\d{4}:\d\d:\d\d(?= \d\d:\d\d:\d\d)/g) ?? []
  return dates.toSorted()[0]?.replaceAll(':', '-')
}

/**
 * A master in a form that sharp can read: its path, or the decoded pixels of a phone's HEIC, whose patents keep it out
 * of sharp's build. They are upright and keep the camera's colour profile.
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

/** Inserts a colour profile (chunk iCCP) after the header of a PNG: https://www.w3.org/TR/png-3/#11iCCP */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPcamera\0\0'), deflateSync(profile)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content))
  // The signature and header of any PNG are 33 bytes.
  return Buffer.concat([png.subarray(0, 33), length, content, checksum, png.subarray(33)])
}
