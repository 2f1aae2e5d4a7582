import { expect, test } from 'vitest'
import { photoRules } from '#contract/photo-rules.ts'
import { checkPhotos } from '../../../../../web/src/features/quote/check-photos.ts'
import { pictures } from '../../../../fixtures/pictures.ts'

function file(
  name: string,
  type: string,
  { size = 14, content = pictures.jpeg as Uint8Array<ArrayBuffer> } = {},
): File {
  const made = new File([content], name, { type })
  // Pretends to be large instead of allocating 20 MB.
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const invalid = (name: string) => `File ${name} is not a valid image type. Please use JPG, PNG, WEBP, or GIF`

test('20 MB is allowed, a byte more is not', async () => {
  const { maxBytes } = photoRules
  expect((await checkPhotos([file('a.jpg', 'image/jpeg', { size: maxBytes })])).photos).toHaveLength(1)
  expect(await checkPhotos([file('a.jpg', 'image/jpeg', { size: maxBytes + 1 })])).toEqual({
    photos: [],
    problems: ['File a.jpg is too large. Maximum size is 20MB'],
  })
})

test('one sentence for each file that is no picture, no matter its name: a text, a HEIC called JPG, an empty file', async () => {
  const chosen = [
    file('a.pdf', 'application/pdf'),
    file('b.jpg', 'image/svg+xml'),
    file('c.jpg', 'image/jpeg', { content: new Uint8Array() }),
    file('d.jpg', 'image/jpeg', { content: Buffer.from('just text') }),
    file('e.jpg', 'image/jpeg', { content: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') }),
  ]
  expect(await checkPhotos(chosen)).toEqual({
    photos: [],
    problems: ['a.pdf', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(invalid),
  })
})

test.each(photoRules.types)('%s is allowed', async (type) => {
  expect((await checkPhotos([file('a', type)])).problems).toEqual([])
})

test('a file whose type the system does not know is judged by its name', async () => {
  const { photos } = await checkPhotos([file('A.JPG', ''), file('b.webp', '')])
  expect(photos.map(({ type }) => type)).toEqual(['image/jpeg', 'image/webp'])
  expect((await checkPhotos([file('b.heic', ''), file('jpg', '')])).problems).toHaveLength(1 + 1)
})

test('the same refused file twice is said once', async () => {
  expect(
    (await checkPhotos([file('a.pdf', 'application/pdf'), file('a.pdf', 'application/pdf')])).problems,
  ).toHaveLength(1)
})
