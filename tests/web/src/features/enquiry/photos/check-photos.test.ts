import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photoRules } from '#shared/photo-rules.ts'
import { checkPhoto } from '../../../../../../web/src/features/enquiry/photos/check-photos.ts'
import { pictures } from '../../../../../fixtures/pictures.ts'

function file(
  name: string,
  type: string,
  { size = 14, content = pictures.jpeg as Uint8Array<ArrayBuffer> } = {},
): File {
  const picture = new File([content], name, { type })
  // Pretends to be large instead of allocating 20 MB.
  Object.defineProperty(picture, 'size', { value: size })
  return picture
}

const checkAll = (files: File[]) => Promise.all(files.map(checkPhoto))
const typesOf = (checked: (File | string)[]) => checked.map((file) => (file instanceof File ? file.type : file))
const invalid = (name: string) => `File ${name} is not a valid image type. Please use JPG, PNG, WEBP, or GIF`

test('20 MB is allowed, a byte more is not', async () => {
  const { maxBytes } = photoRules
  const photo = file('a.jpg', 'image/jpeg', { size: maxBytes })
  expect(await checkPhoto(photo)).toBe(photo)
  expect(await checkPhoto(file('a.jpg', 'image/jpeg', { size: maxBytes + 1 }))).toBe(
    'File a.jpg is too large. Maximum size is 20MB',
  )
})

test('one sentence for each file that is no picture, no matter its name: a text, an empty file', async () => {
  const chosen = [
    file('a.pdf', 'application/pdf', { content: Buffer.from('%PDF-1.7') }),
    file('b.jpg', 'image/svg+xml', { content: Buffer.from('<svg/>') }),
    file('c.jpg', 'image/jpeg', { content: new Uint8Array() }),
    file('d.jpg', 'image/jpeg', { content: Buffer.from('just text') }),
  ]
  expect(await checkAll(chosen)).toEqual(['a.pdf', 'b.jpg', 'c.jpg', 'd.jpg'].map(invalid))
})

const heic = readFileSync('tests/fixtures/portrait.heic')

test.each([
  ['an iPhone', heic],
  ['a phone that names no codec', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0')],
])('a HEIC picture is told to be one, whatever its name, and what to do with it: %s', async (_, content) => {
  const chosen = [file('IMG_E1234.jpg', 'image/jpeg', { content }), file('IMG_1234.HEIC', 'image/heic', { content })]
  const problems = await checkAll(chosen)
  const [renamed, named] = problems.map(String)
  for (const problem of problems) expect(problem).toMatch(/HEIC photo.*screenshot/)
  expect(renamed).toContain(invalid('IMG_E1234.jpg'))
  expect(renamed).toContain('although its name says otherwise')
  expect(named).not.toContain('although')
})

test.each(Object.entries(pictures))('a picture is what its first bytes say: %s', async (kind, content) => {
  const labels = [...photoRules.types, 'application/octet-stream', '']
  const chosen = labels.map((type) => file('IMG_0001.jfif', type, { content }))
  const photos = await checkAll(chosen)
  expect(typesOf(photos)).toEqual(labels.map(() => `image/${kind}`))
  expect(new Uint8Array(await new Blob(photos.slice(0, 1)).arrayBuffer())).toEqual(new Uint8Array(content))
})

test('a file that cannot be read is left to the upload, if it is labelled as a picture', async () => {
  const unreadable = (type: string) => {
    const picture = file('a.jpg', type)
    Object.defineProperty(picture, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) })
    return picture
  }
  expect(typesOf(await checkAll([unreadable('image/png'), unreadable('')]))).toEqual(['image/png', invalid('a.jpg')])
})
