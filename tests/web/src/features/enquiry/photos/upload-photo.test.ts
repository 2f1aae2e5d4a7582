import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { uploadPhoto } from '../../../../../../web/src/features/enquiry/photos/upload-photo.ts'
import { photoBucket, photoSigner, stubApi } from '../../../../../fixtures/photo-uploads.ts'

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
  photoBucket()
  expect(await upload()).toBe('uploaded')
  expect(asked).toHaveLength(1)
  const refused = api(200, () => false)
  expect(await upload()).toBe('gone')
  expect(refused).toEqual([])
})

test('a photo is asked for with its key, type and size, put with the signed headers, and its progress told', async () => {
  const asked = api()
  const puts = photoBucket()
  const onProgress = vi.fn()
  expect(await upload(onProgress)).toBe('uploaded')
  expect(onProgress.mock.calls).toEqual([[0.5]])
  expect(asked).toEqual([[{ key, type: 'image/jpeg', size: 5 }]])
  expect(puts).toMatchObject([{ url: '/put/1', headers: { 'x-signed': 'yes' } }])
})

test.each<[string, (number | 'RequestTimeout')[]]>([
  ['412 on a retry counts as uploaded', [0, 412]],
  ["S3's 400 for a body that stopped arriving is tried again", ['RequestTimeout', 200]],
])('%s', async (_title, statuses) => {
  api()
  const puts = photoBucket(...statuses)
  expect(await upload()).toBe('uploaded')
  expect(puts.map(({ url }) => url)).toEqual(statuses.map(() => '/put/1'))
})

test('what is tried again has an end', async () => {
  api()
  const puts = photoBucket('RequestTimeout', 'RequestTimeout', 'RequestTimeout', 'RequestTimeout')
  expect(await upload()).toBe('unreachable')
  expect(puts).toHaveLength(4)
})

test.each([
  ['refused', 403, 'bad_request'],
  ['expired', 'expired', 'gone'],
] as const)(
  'a URL that is %s is replaced once, for the same key; then the failure says so',
  async (_, answer, kind) => {
    const asked = api()
    photoBucket(answer)
    expect(await upload()).toBe('uploaded')
    expect(asked).toMatchObject([[{ key }], [{ key }]])
    const puts = photoBucket(answer, answer)
    expect(await upload()).toBe(kind)
    expect(puts).toHaveLength(2)
  },
)

test('a connection that stalls ends within the bound', async () => {
  api()
  const puts = photoBucket('stall', 'stall', 'stall', 'stall')
  const start = Date.now()
  expect(await upload()).toBe('unreachable')
  expect(puts).toHaveLength(4)
  expect(Date.now() - start).toBeLessThanOrEqual(photoRules.uploadUrlSeconds * 1000)
})

test('a photo that is left out is not put again', async () => {
  api()
  const puts = photoBucket('stall', 'stall')
  const left = new AbortController()
  setTimeout(() => left.abort(), 1000)
  expect(await upload(undefined, left.signal)).toBe('timeout')
  expect(puts).toHaveLength(1)
})

test.each([
  [400, 'bad_request'],
  [503, 'unavailable'],
])('a bucket that answers %i for good, and an API that does', async (status, kind) => {
  api()
  photoBucket(status, status, status, status)
  expect(await upload()).toBe(kind)
  api(status)
  expect(await upload()).toEqual(expect.stringMatching(/unreadable|unavailable/))
})
