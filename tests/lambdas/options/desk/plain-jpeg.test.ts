import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { plainJpeg } from '../../../../lambdas/options/desk/plain-jpeg.ts'

let baseline: Buffer
let progressive: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#468', noise } })
  ;[baseline, progressive] = await Promise.all([
    picture.clone().withIccProfile('srgb').jpeg().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
  ])
})

/** A segment with its length. */
function segment(marker: number, content: string): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(marker)
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}

/** Adds a segment after the first two bytes, another before the end, and bytes after the end. */
function dirty(file: Buffer, marker: number, secret: string): Buffer {
  const [first, last] = [segment(marker, secret), segment(marker, secret)]
  return Buffer.concat([file.subarray(0, 2), first, file.subarray(2, -2), last, file.subarray(-2), Buffer.from(secret)])
}

const pixels = async (file: Uint8Array | undefined) => sharp(file).raw().toBuffer()

test.each([
  ['EXIF', 0xffe1, 'Exif\0\0SECRET'],
  ['a place by IPTC', 0xffed, 'Photoshop 3.0\0SECRET'],
  ['a second picture', 0xffe2, 'MPF\0SECRET'],
  ['a thumbnail', 0xffe0, 'JFXX\0SECRET'],
  ['a thumbnail beside the density', 0xffe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x02\x01SECRET'],
  ['a comment', 0xfffe, 'SECRET'],
  ['what no standard names', 0xffef, 'SECRET'],
])(
  '%s is left out, before the image, after it and behind its end, and every pixel stays',
  async (_, marker, secret) => {
    for (const file of [baseline, progressive]) {
      const plain = plainJpeg(dirty(file, marker, secret), 640)
      expect(Buffer.from(plain ?? []).toString('latin1')).not.toContain('SECRET')
      expect(await pixels(plain)).toEqual(await pixels(file))
    }
  },
)

test('the colours stay as they were meant: the profile is kept', async () => {
  expect((await sharp(plainJpeg(baseline, 640)).metadata()).icc).toBeDefined()
})

test.each([
  ['another width', () => plainJpeg(baseline, 960)],
  ['cut off', () => plainJpeg(baseline.subarray(0, -300), 640)],
  ['no picture', () => plainJpeg(Buffer.from('<script>alert(1)</script>'), 640)],
  ['nothing between its ends', () => plainJpeg(Buffer.from('ffd8ffd9', 'hex'), 640)],
])('%s: undefined', (_, read) => {
  expect(read()).toBeUndefined()
})
