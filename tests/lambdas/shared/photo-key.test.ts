import { expect, test } from 'vitest'
import { photoKey, photoKeyOf, photoUrl } from '../../../lambdas/photos/photo-key.ts'

const uuid = crypto.randomUUID()
const key = photoKey('board.jpg', 1_700_000_000_000, uuid)

test.each(['https://site.example', 'https://d1.cloudfront.net', 'http://localhost:8080'])(
  'a photo is known by its key, whatever the site is called: %s',
  (origin) => {
    expect(photoKeyOf(photoUrl(origin, key))).toBe(key)
  },
)

test.each([
  'https://site.example/media/hall-640.jpg',
  'https://site.example/customer-photos/board.jpg',
  `https://site.example/customer-photos/../elsewhere/1700000000000-${uuid}-a.jpg`,
  `https://site.example/x/${key}`,
  `https://site.example/${key}/more`,
  `https://site.example/${key}%20`,
  `https://site.example/${key};x`,
  'javascript:alert(1)',
  key,
  7,
  null,
])('another shape of path is no photo: %s', (url) => {
  expect(photoKeyOf(url)).toBeUndefined()
})
