// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhotoKey } from '#shared/photo-key.ts'
import { uploadPhoto } from '../../../../../../web/src/features/enquiry/photos/upload-photo.ts'
import { photoSigner, stubApi, stubUploads } from '../../../../../fixtures/photo-uploads.ts'

/** The API signs every photo, or responds with this status. Tokens are valid while `isGood` accepts them. */
function api(status = 200, isGood = (_token: string) => true) {
  const asked: object[] = []
  const sign = photoSigner()
  stubApi({
    createPhotoUploads(body) {
      const gone = { error: { code: 'gone', message: 'Too old.' } }
      if (!isGood(body.formToken)) return Response.json(gone, { status: 410 })
      asked.push(body.photos)
      return status === 200 ? sign(body) : new Response('', { status })
    },
  })
  return asked
}

const photo = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' })

const key = createPhotoKey('a.jpg', Date.now(), crypto.randomUUID())

/** `uploaded`, or the kind of failure. */
async function upload(onProgress = (_share: number) => {}, signal = new AbortController().signal) {
  const outcome = uploadPhoto(photo, key, { onProgress, signal }).then(
    () => 'uploaded',
    ({ kind }: { kind: string }) => kind,
  )
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a token that has grown too old is replaced once', async () => {
  let last = ''
  const asked = api(200, (token) => {
    const isNew = last !== '' && token !== last
    last = token
    return isNew
  })
  stubUploads()
  expect(await upload()).toBe('uploaded')
  expect(asked).toHaveLength(1)
  const refused = api(200, () => false)
  expect(await upload()).toBe('gone')
  expect(refused).toEqual([])
})

test('a photo is asked for with its key, type and size, put with the signed headers, and its progress told', async () => {
  const asked = api()
  const puts = stubUploads()
  const onProgress = vi.fn()
  expect(await upload(onProgress)).toBe('uploaded')
  expect(onProgress.mock.calls).toEqual([[0.5]])
  expect(asked).toEqual([[{ key, type: 'image/jpeg', size: 5 }]])
  expect(puts).toMatchObject([{ url: '/put/1', headers: { 'x-signed': 'yes' } }])
})

test.each([
  [412, 'uploaded', 'an earlier try arrived, but its answer was lost'],
  ['RequestTimeout', 'unreachable', 'the body stopped arriving'],
  [409, 'unreachable', 'an earlier try is still arriving'],
  [0, 'unreachable', 'the connection was lost'],
  ['stall', 'unreachable', 'no byte is sent any more'],
  ['expired', 'gone', 'the URL came too late'],
  [403, 'gone', 'the URL was refused'],
  [503, 'unavailable', 'the bucket is not answering'],
  [400, 'bad_request', 'the bucket does not accept it'],
] as const)('what the bucket answers once is the outcome: %s is %s (%s)', async (answer, kind, _why) => {
  api()
  const puts = stubUploads(answer)
  expect(await upload()).toBe(kind)
  expect(puts).toHaveLength(1)
})

test('each try has a URL of its own for the same key', async () => {
  const asked = api()
  const puts = stubUploads('expired')
  expect([await upload(), await upload()]).toEqual(['gone', 'uploaded'])
  expect(asked).toMatchObject([[{ key }], [{ key }]])
  expect(puts.map(({ url }) => url)).toEqual(['/put/1', '/put/2'])
})

test('a photo that is left out is not put', async () => {
  api()
  stubUploads('stall')
  const left = new AbortController()
  setTimeout(() => left.abort(), 1000)
  expect(await upload(undefined, left.signal)).toBe('timeout')
})

test.each([400, 503])('an API that answers %i signs nothing', async (status) => {
  const puts = stubUploads()
  api(status)
  expect(await upload()).toEqual(expect.stringMatching(/unreadable|unavailable/))
  expect(puts).toHaveLength(0)
})
