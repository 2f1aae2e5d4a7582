import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

test('48 megapixels are no more than any other picture', async () => {
  const path = join(await masters([]), 'IMG_0004.JPG')
  await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toFile(path)
  expect(await checkPicture(path)).toBeUndefined()
  expect(await edges(path)).toEqual([expect.closeTo(255, -1), expect.closeTo(255, -1)])
})

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
