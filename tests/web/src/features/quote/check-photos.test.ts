import { expect, test } from 'vitest'
import { photoRules } from '#contract/photo-rules.ts'
import { checkPhotos } from '../../../../../web/src/features/quote/check-photos.ts'

function file(name: string, type: string, size = 10): File {
  const made = new File(['x'], name, { type })
  // 20 MB need not be made to be measured.
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test('a sixth photo is refused, the first five are kept', () => {
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.jpg`, 'image/jpeg'))
  const { photos, problems } = checkPhotos(six, 0)
  expect(photos.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  expect(problems).toEqual(['Maximum 5 photos allowed'])
})

test('photos chosen before count', () => {
  const one = [file('a.png', 'image/png')]
  expect(checkPhotos(one, 4)).toEqual({ photos: one, problems: [] })
  expect(checkPhotos(one, 5)).toEqual({ photos: [], problems: ['Maximum 5 photos allowed'] })
})

test('20 MB is allowed, a byte more is not', () => {
  expect(checkPhotos([file('a.jpg', 'image/jpeg', photoRules.maxBytes)], 0).photos).toHaveLength(1)
  expect(checkPhotos([file('a.jpg', 'image/jpeg', photoRules.maxBytes + 1)], 0)).toEqual({
    photos: [],
    problems: ['File a.jpg is too large. Maximum size is 20MB'],
  })
})

test('one sentence for each file that is no picture, no matter its name', () => {
  const chosen = [file('a.pdf', 'application/pdf'), file('b.jpg', 'image/svg+xml'), file('c.jpg', 'image/jpeg', 0)]
  expect(checkPhotos(chosen, 0)).toEqual({
    photos: [],
    problems: ['a.pdf', 'b.jpg', 'c.jpg'].map(
      (name) => `File ${name} is not a valid image type. Please use JPG, PNG, WEBP, or GIF`,
    ),
  })
})

test.each(photoRules.types)('%s is allowed', (type) => {
  expect(checkPhotos([file('a', type)], 0).problems).toEqual([])
})

test('a file whose type the system does not know is judged by its name', () => {
  const { photos } = checkPhotos([file('A.JPG', ''), file('b.webp', '')], 0)
  expect(photos.map(({ type }) => type)).toEqual(['image/jpeg', 'image/webp'])
  expect(checkPhotos([file('b.heic', ''), file('jpg', '')], 0).problems).toHaveLength(1 + 1)
})

test('the same refused file twice is said once', () => {
  expect(checkPhotos([file('a.pdf', 'application/pdf'), file('a.pdf', 'application/pdf')], 0).problems).toHaveLength(1)
})
