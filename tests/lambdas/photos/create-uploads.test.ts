import { GetObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createUploads } from '../../../lambdas/photos/create-uploads.ts'
import { createUploadSigner } from '../../../lambdas/photos/upload-signer.ts'
import { createFormToken } from '../../../lambdas/runtime/form-token.ts'
import { createLimitCounter } from '../../../lambdas/runtime/limit-counter.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { limits } from '../../../lambdas/shared/limits.ts'
import { createPhotoKey } from '../../../lambdas/shared/photo-key.ts'
import { photoRules } from '../../../lambdas/shared/photo-rules.ts'
import { CreatePhotoUploadsRequest, type PhotoUpload } from '../../../lambdas/shared/photo-upload.ts'
import { photoBucket, startBuckets } from '../../fixtures/buckets.ts'
import { anyViewer, signingKey } from '../../fixtures/enquiry-settings.ts'
import { tagOf } from '../../fixtures/pictures.ts'
import { limitsTable, patient, startTables } from '../../fixtures/tables.ts'

const [{ dynamo }, s3] = await Promise.all([startTables(), startBuckets()])
const client = createS3Client({ endpoint: s3.endpoint, timeouts: patient })
afterAll(() => s3.stop())
afterEach(() => void vi.useRealTimers())

const deps = {
  signUpload: async () => 'https://bucket.example/signed',
  counter: { count: async () => true },
  viewer: anyViewer,
  signingKey,
  now: Date.now,
}
const newKey = (at = Date.now()) => createPhotoKey('Fuse board (1).jpg', at, crypto.randomUUID())

function requestFor(photoKeys = [newKey()], formToken = createFormToken(signingKey, Date.now())) {
  const photos = photoKeys.map((key) => ({ key, type: 'image/jpeg', size: 4 }))
  return CreatePhotoUploadsRequest.parse({ photos, formToken })
}

async function uploadOf(key = newKey(), at = client): Promise<PhotoUpload> {
  const signUpload = createUploadSigner(at, photoBucket)
  const { uploads } = await createUploads(requestFor([key]), { ...deps, signUpload })
  const [upload] = uploads
  if (!upload) throw new Error('no upload')
  return upload
}

async function put({ uploadUrl, headers }: PhotoUpload, body: string, changed: Record<string, string> = {}) {
  return (await fetch(uploadUrl, { method: 'PUT', body, headers: { ...headers, ...changed } })).status
}

async function stored(Key: string) {
  const object = await client.send(new GetObjectCommand({ Bucket: photoBucket, Key }))
  return [object.ContentType, await object.Body?.transformToString(), await tagOf(client, Key)]
}

test('a signed URL covers size, type, host, once-only and tag, carries no checksum, and lives five minutes', async () => {
  const url = new URL((await uploadOf(newKey(), createS3Client())).uploadUrl)
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match;x-amz-tagging',
  )
  expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  expect(url.host).toBe('customer-photos.s3.eu-west-2.amazonaws.com')
})

test('the file as announced is taken, once, and tagged pending', async () => {
  const key = newKey()
  const upload = await uploadOf(key)
  expect(await put(upload, 'abcd')).toBe(200)
  expect(await put(upload, 'efgh')).toBe(412)
  expect(await stored(key)).toEqual(['image/jpeg', 'abcd', 'pending'])
})

test('a file of any name is taken', async () => {
  const key = createPhotoKey(`${'x'.repeat(400)}.jpg`, Date.now(), crypto.randomUUID())
  expect(await put(await uploadOf(key), 'abcd')).toBe(200)
})

test('a longer body, another type, another key, other tags and an expired address are refused', async () => {
  const upload = await uploadOf()
  expect(await put(upload, 'abcde')).toBe(403)
  expect(await put(upload, 'abc')).toBe(403)
  expect(await put(upload, 'abcd', { 'Content-Type': 'image/svg+xml' })).toBe(403)
  expect(await put(upload, 'abcd', { 'x-amz-tagging': 'state=attached' })).toBe(403)
  expect(await put(upload, 'abcd', { 'x-amz-acl': 'public-read' })).toBe(403)
  expect(await put({ ...upload, uploadUrl: upload.uploadUrl.replace('.jpg?', '.jpg.exe?') }, 'abcd')).toBe(403)
  const { 'If-None-Match': _, ...replaceable } = upload.headers
  expect(await put({ ...upload, headers: replaceable }, 'abcd')).toBe(403)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
  expect(await put(upload, 'abcd')).toBe(403)
  vi.useRealTimers()
  expect(await put(upload, 'abcd'), 'nothing was stored meanwhile').toBe(200)
})

const good = { key: newKey(), type: 'image/jpeg', size: 1 }
const accepts = (photos: unknown) => CreatePhotoUploadsRequest.safeParse({ photos, formToken: 'any' }).success

test('another shape of key is refused', () => {
  const { key } = good
  for (const other of ['', 'board.jpg', `/${key}`, `../${key}`, `${key}/more`, `${key}\n`, `${key}?x`])
    expect(accepts([{ ...good, key: other }]), other).toBe(false)
  for (const part of ['customer-photos', /\d{13}/, /[0-9a-f]{8}-/])
    expect(accepts([{ ...good, key: key.replace(part, '7') }]), String(part)).toBe(false)
})

test('a key whose time is more than a day off is refused, before it is counted, in words that help', async () => {
  const hours = 60 * 60_000
  const count = vi.fn(async () => true)
  const viewer = { ...anyViewer, address: '203.0.113.9' }
  const sign = (at: number) => createUploads(requestFor([newKey(at)]), { ...deps, viewer, counter: { count } })
  const { keyHours } = photoRules
  for (const off of [-(keyHours + 1), keyHours + 1])
    await expect(sign(Date.now() + off * hours)).rejects.toMatchObject({
      code: 'invalid',
      fields: { key: expect.stringContaining('clock') },
    })
  expect(count).not.toHaveBeenCalled()
  for (const off of [-(keyHours - 1), keyHours - 1])
    expect((await sign(Date.now() + off * hours)).uploads).toHaveLength(1)
})

test('nothing is signed for a size, a type or a number of files that is not allowed', () => {
  expect(accepts([good])).toBe(true)
  expect(accepts([{ ...good, size: photoRules.maxBytes }])).toBe(true)
  for (const size of [0, -1, 1.5, photoRules.maxBytes + 1])
    expect(accepts([{ ...good, size }]), String(size)).toBe(false)
  for (const type of ['image/svg+xml', 'text/html', '']) expect(accepts([{ ...good, type }]), String(type)).toBe(false)
  expect(accepts([])).toBe(false)
  expect(accepts(Array(photoRules.maxPhotos).fill(good))).toBe(true)
  expect(accepts(Array(photoRules.maxPhotos + 1).fill(good))).toBe(false)
})

test('an upload costs a token of our form that is not too old', async () => {
  const hours = 60 * 60_000
  const old = createFormToken(signingKey, Date.now() - (photoRules.tokenHours * hours + 1))
  const forged = ['', 'forged', `${Date.now()}.forged`, `${Date.now()}.${old.split('.')[1]}`]
  const more = `${createFormToken(signingKey, Date.now())}.more`
  for (const token of [...forged, more, createFormToken('another key', Date.now()), old]) {
    await expect(createUploads(requestFor([newKey()], token), deps), token).rejects.toMatchObject({ code: 'gone' })
  }
  const good = createFormToken(signingKey, Date.now() - (photoRules.tokenHours - 1) * hours)
  expect((await createUploads(requestFor([newKey()], good), deps)).uploads).toHaveLength(1)
})

test('what one network may upload in a day is counted by the photo; one that is signed again keeps its place', async () => {
  const counter = createLimitCounter(dynamo, limitsTable)
  const from = (address: string) => ({ ...deps, counter, viewer: { ...anyViewer, address } })
  const five = () => Array.from({ length: 5 }, () => newKey())
  const [first, ...others] = Array.from({ length: limits.uploads.most / 5 }, five)
  if (!first) throw new Error('no keys')
  for (const photoKeys of [first, first, ...others]) await createUploads(requestFor(photoKeys), from('203.0.113.7'))
  const refused = { code: 'too_many_requests', fields: { key: expect.stringContaining('enough photos') } }
  await expect(createUploads(requestFor(), from('203.0.113.7'))).rejects.toMatchObject(refused)
  expect((await createUploads(requestFor(first), from('203.0.113.7'))).uploads).toHaveLength(5)
  const [one = ''] = first
  const renamed = requestFor([`${one.slice(0, -'Fuse_board__1_.jpg'.length)}another.jpg`])
  await expect(createUploads(renamed, from('203.0.113.7')), 'the same UUID, another file').rejects.toMatchObject(
    refused,
  )
  expect((await createUploads(requestFor(five()), from('203.0.113.8'))).uploads).toHaveLength(5)
  const tomorrow = { ...from('203.0.113.7'), now: () => Date.now() + 24 * 60 * 60_000 - 1 }
  const token = createFormToken(signingKey, tomorrow.now())
  expect((await createUploads(requestFor([newKey(tomorrow.now())], token), tomorrow)).uploads).toHaveLength(1)
})

test('when nothing can be counted, photos are signed all the same', async () => {
  const counter = { count: () => Promise.reject(new Error('down')) }
  const viewer = { ...anyViewer, address: '203.0.113.7' }
  expect((await createUploads(requestFor(), { ...deps, counter, viewer })).uploads).toHaveLength(1)
})
