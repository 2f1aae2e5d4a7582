import { expect, test } from 'vitest'
import { createPhotoKey, photoKeyOf, photoUrl, readPhotoKey } from '../../../lambdas/shared/photo-key.ts'

const uuid = crypto.randomUUID()
const key = createPhotoKey('board.jpg', 1_700_000_000_000, uuid)

test('a key is the time, a UUID and the name with everything odd turned into underscores', () => {
  const odd = createPhotoKey('Küche & Flur (2)/../x.JPG', 1_700_000_000_000, uuid)
  expect(odd).toBe(`customer-photos/1700000000000-${uuid}-K_che___Flur__2__.._x.JPG`)
  expect(readPhotoKey(odd)).toEqual({ time: 1_700_000_000_000 })
})

test.each(['', 'x'.repeat(400), '/', '💡', '.'])('every name makes a key: %j', (name) => {
  expect(readPhotoKey(createPhotoKey(name, 1_700_000_000_000, uuid))).toBeDefined()
})

test('of a long name the end is kept, which says the kind', () => {
  expect(createPhotoKey(`${'x'.repeat(400)}.png`, 1_700_000_000_000, uuid).endsWith('x.png')).toBe(true)
})

test('a photo is known by its key, whatever the site is called', () => {
  for (const origin of ['https://site.example', 'http://localhost:8080'])
    expect(photoKeyOf(photoUrl(origin, key))).toBe(key)
})

test.each([
  'https://site.example/media/hall-640.jpg',
  `https://site.example/customer-photos/../elsewhere/1700000000000-${uuid}-a.jpg`,
  `https://site.example/x/${key}`,
  `https://site.example/${key}/more`,
  `https://site.example/${key};x`,
  'javascript:alert(1)',
  key,
  7,
])('another shape of path is no photo: %s', (url) => {
  expect(photoKeyOf(url)).toBeUndefined()
})
