import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeVariants, variantNames } from '../../../scripts/pictures/picture-variants.ts'

/** A portrait photo as stored by a phone: landscape pixels, rotated by EXIF, with GPS data. */
async function phonePhoto(): Promise<Buffer> {
  const left = await sharp({ create: { width: 640, height: 960, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1280, height: 960, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '51/1 27/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test('makes every width and format that the site asks for, upright, 4:3, and without a trace of where it was taken', async () => {
  const photo = await phonePhoto()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const names: string[] = []
  for await (const { name, contentType, body } of encodeVariants(photo, 'hall/way.jpg')) {
    names.push(name)
    const { width = 0, height, exif, orientation, format } = await sharp(body).metadata()
    expect(name).toContain(`-${width}.`)
    expect(height).toBe((width * 3) / 4)
    expect(exif, name).toBeUndefined()
    expect(orientation, name).toBeUndefined()
    expect(contentType).toBe(format === 'heif' ? 'image/avif' : `image/${format}`)
    // After the rotation the left half of the pixels is the upper half of the picture.
    const { dominant } = await sharp(
      await sharp(body).extract({ left: 0, top: 0, width, height: 40 }).toBuffer(),
    ).stats()
    expect(dominant.r, name).toBeGreaterThan(200)
  }
  expect(names).toEqual(variantNames('hall/way.jpg'))
})
