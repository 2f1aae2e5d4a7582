import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkPicture, dateTaken, readMaster } from '../../../scripts/pictures/master-picture.ts'
import { encodeVariants } from '../../../scripts/pictures/picture-variants.ts'
import { masters } from '../operate/projects/projects-tool.ts'

/** As stored by a phone: landscape HEVC pixels, red on the left, with a box that rotates them upright. */
const heic = 'tests/fixtures/portrait.heic'

/** The red channel at the first variant's upper and lower edge. */
async function edges(path: string): Promise<number[]> {
  for await (const { body } of encodeVariants(await readMaster(path), 'x.jpg')) {
    const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return [data[0] ?? 0, data[data.length - info.channels] ?? 0]
  }
  return []
}

test('a HEIC is read upright, whatever it is called, and keeps the profile of its colours', async () => {
  const path = join(await masters([]), 'IMG 0003.JPG')
  await copyFile(heic, path)
  expect(await checkPicture(path)).toBeUndefined()
  expect(await sharp(await readMaster(path)).metadata()).toMatchObject({ width: 960, height: 1280, hasProfile: true })
  const [upper = 0, lower = 255] = await edges(path)
  expect(upper).toBeGreaterThan(200)
  expect(lower).toBeLessThan(50)
})

test('a picture of more pixels than are read is named before it is decoded, whatever its kind', async () => {
  const folder = await masters(['small.png'])
  const png = await readFile(join(folder, 'small.png'))
  // Its header, and the header's checksum: https://www.w3.org/TR/png-3/#11IHDR
  png.writeUInt32BE(12_000, 16)
  png.writeUInt32BE(12_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  const files = { 'scan.png': png, 'large.heic': withSize(await readFile(heic), 12_000) }
  for (const [name, file] of Object.entries(files)) {
    await writeFile(join(folder, name), file)
    expect(await checkPicture(join(folder, name))).toContain(`${name} has 144 megapixels, and at most 100 are read`)
  }
})

/** A HEIC whose boxes `ispe`, the sizes in its header, all say the same. */
function withSize(file: Buffer, pixels: number): Buffer {
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 1)) {
    file.writeUInt32BE(pixels, at + 8)
    file.writeUInt32BE(pixels, at + 12)
  }
  return file
}

test('too small a picture, and what is none, are named', async () => {
  const path = join(await masters([]), 'small.png')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } }).toFile(path)
  expect(await checkPicture(path)).toMatch(/small\.png is 300 by 200 pixels and must be at least 960 wide$/)
  expect(await checkPicture('package.json')).toBe('package.json cannot be read as a picture')
})

test('a picture that was cut off on its way is named, though it begins well', async () => {
  const path = join(await masters([]), 'IMG_0006.JPG')
  const whole = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
  await writeFile(path, whole.subarray(0, whole.length / 2))
  expect(await checkPicture(path)).toMatch(/IMG_0006\.JPG is damaged or was cut off$/)
})

test('says on which day the camera took a picture, whatever was done to it later', async () => {
  const path = join(await masters([]), 'IMG_0005.JPG')
  const picture = sharp({ create: { width: 960, height: 720, channels: 3, background: '#ff0000' } })
  const taken = { IFD2: { DateTimeOriginal: '2026:11:01 09:30:00' }, IFD0: { DateTime: '2026:11:20 18:00:00' } }
  await picture.clone().withExif(taken).toFile(path)
  expect(await dateTaken(path)).toBe('2026-11-01')
  await picture.toFile(path)
  expect(await dateTaken(path)).toBeUndefined()
})
