import { glob } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/**
 * Maximum difference in brightness, out of 255, between thumbnails of two encodings of one picture. Encoding alone
 * causes up to 30; a different print on a wall causes 90.
 */
const sameUpTo = 50

test('every format of a picture, and its portfolio copy, shows the same picture', async () => {
  const thumbnails = new Map<string, Buffer>()
  const different: string[] = []
  // Both folders have this width.
  for await (const file of glob('web/public/{images,portfolio-images}/*-480.*')) {
    const stem = file.replace(/^.*\/|-480\.\w+$/g, '')
    const pixels = await thumbnail(file)
    const other = thumbnails.get(stem)
    if (other && difference(other, pixels) > sameUpTo) different.push(file)
    thumbnails.set(stem, pixels)
  }
  expect(different).toEqual([])
  expect(thumbnails.size).toBeGreaterThan(0)
})

function thumbnail(file: string): Promise<Buffer> {
  return sharp(file).resize(24, 18, { fit: 'fill' }).greyscale().raw().toBuffer()
}

function difference(a: Buffer, b: Buffer): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
}
