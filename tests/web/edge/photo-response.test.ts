import { expect, test } from 'vitest'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { photoResponseCode } from '../../../lib/edge-code.ts'
import { responseFunction } from '../../../scripts/local/cdn/edge-function.ts'

const respond = responseFunction(photoResponseCode())

test('a photo is served under a kind, name and disposition of our own, whatever was stored with it', () => {
  const stored = {
    'content-type': 'image/gif',
    'content-disposition': 'attachment; filename="invoice.hta"',
    'content-language': 'xx',
    expires: 'never',
    'x-amz-meta-note': 'hello',
    etag: '"1"',
  }
  expect(respond(200, stored)).toEqual({
    'content-type': 'image/gif',
    'content-disposition': 'inline; filename="photo.gif"',
    etag: '"1"',
  })
})

test('every kind that may be uploaded is shown as a picture', () => {
  for (const type of photoRules.types) {
    expect(respond(200, { 'content-type': type })).toEqual({
      'content-type': expect.stringMatching(/^image\/(jpeg|png|webp|gif)$/),
      'content-disposition': expect.stringMatching(/^inline; filename="photo\.(jpeg|png|webp|gif)"$/),
    })
  }
})

test.each(['text/html', 'image/svg+xml', 'constructor', ''])('%j is no picture, and opens nowhere', (type) => {
  expect(respond(200, { 'content-type': type })).toEqual({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="photo"',
  })
})
