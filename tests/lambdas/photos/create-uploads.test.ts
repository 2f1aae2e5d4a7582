import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { photoRules } from '../../../lambdas/contract/photo-rules.ts'
import { CreatePhotoUploadsRequest, type PhotoUpload } from '../../../lambdas/contract/photo-upload.ts'
import { createUploads } from '../../../lambdas/photos/create-uploads.ts'
import { createUploadSigner } from '../../../lambdas/photos/upload-signer.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { siteUrl } from '../../fixtures/lead-deps.ts'
import { photoBucket } from '../../fixtures/local-services.ts'
import { startStrictS3 } from '../../fixtures/strict-s3.ts'

const origin = siteUrl
let clock = Date.now()
let s3: Awaited<ReturnType<typeof startStrictS3>>

beforeAll(async () => {
  s3 = await startStrictS3({
    secrets: { S3RVER: 'S3RVER' },
    cors: { origins: [origin], headers: ['content-type', 'if-none-match', 'x-amz-tagging'] },
    now: () => clock,
  })
})
beforeEach(() => {
  clock = Date.now()
})
afterAll(() => s3.stop())

async function uploadOf(name = 'Fuse board (1).jpg', type = 'image/jpeg', size = 4): Promise<PhotoUpload> {
  const signUpload = createUploadSigner(createS3Client(), photoBucket)
  const request = CreatePhotoUploadsRequest.parse({ photos: [{ name, type, size }] })
  const { uploads } = await createUploads(request, {
    signUpload,
    siteUrl,
    now: Date.now,
    uuid: () => crypto.randomUUID(),
  })
  const [upload] = uploads
  if (!upload) throw new Error('no upload')
  return upload
}

/** PUTs to the real URL's path with its host, at the double's address: fetch does not let one choose the host. */
function put(
  upload: PhotoUpload,
  body: string,
  changes: { headers?: Record<string, string>; path?: string } = {},
): Promise<number> {
  const url = new URL(upload.uploadUrl)
  const headers = { ...upload.headers, 'content-length': Buffer.byteLength(body), host: url.host, ...changes.headers }
  return new Promise((resolve, reject) => {
    const path = changes.path ?? `${url.pathname}${url.search}`
    const sent = httpRequest(s3.endpoint, { method: 'PUT', path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test('a signed URL covers size, type, host, once-only and tag, carries no checksum, and lives five minutes [P1]', async () => {
  const url = new URL((await uploadOf()).uploadUrl)
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match;x-amz-tagging',
  )
  expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300)
  expect(url.host).toBe('customer-photos.s3.eu-west-2.amazonaws.com')
})

test('the file as announced is taken, once, and tagged pending [P2]', async () => {
  const upload = await uploadOf()
  expect(await put(upload, 'abcd')).toBe(200)
  const key = new URL(upload.uploadUrl).pathname
  expect(s3.objects.get(key)).toMatchObject({ type: 'image/jpeg', tags: 'state=pending' })
  expect(await put(upload, 'efgh')).toBe(412)
  expect(s3.objects.get(key)?.body.toString()).toBe('abcd')
})

test('a longer body, another type, another key, other tags and an expired URL are refused [P2]', async () => {
  const upload = await uploadOf()
  const url = new URL(upload.uploadUrl)
  expect(await put(upload, 'abcde')).toBe(403)
  expect(await put(upload, 'abc')).toBe(403)
  expect(await put(upload, 'abcd', { headers: { 'Content-Type': 'image/svg+xml' } })).toBe(403)
  expect(await put(upload, 'abcd', { headers: { 'x-amz-tagging': 'state=attached' } })).toBe(403)
  expect(await put(upload, 'abcd', { headers: { 'x-amz-acl': 'public-read' } })).toBe(403)
  expect(await put(upload, 'abcd', { path: `${url.pathname}.exe${url.search}` })).toBe(403)
  const { 'If-None-Match': _, ...replaceable } = upload.headers
  expect(await put({ ...upload, headers: replaceable }, 'abcd')).toBe(403)
  clock += 301_000
  expect(await put(upload, 'abcd')).toBe(403)
  expect(s3.objects.has(url.pathname)).toBe(false)
})

test('the key is the timestamp, a UUID and the name with everything odd turned into underscores [P3]', async () => {
  const { publicUrl, uploadUrl } = await uploadOf('Küche & Flur (2)/../x.JPG')
  const [, name] = /^https:\/\/site\.example\/customer-photos\/\d{13}-[0-9a-f-]{36}-(.*)$/.exec(publicUrl) ?? []
  expect(name).toBe('K_che___Flur__2__.._x.JPG')
  expect(new URL(uploadUrl).pathname).toBe(new URL(publicUrl).pathname)
})

test('nothing is signed for a size, a type or a number of files that is not allowed [P3]', () => {
  const good = { name: 'a.jpg', type: 'image/jpeg', size: 1 }
  const accepts = (photos: unknown) => CreatePhotoUploadsRequest.safeParse({ photos }).success
  expect(accepts([good])).toBe(true)
  expect(accepts([{ ...good, size: photoRules.maxBytes }])).toBe(true)
  for (const size of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, photoRules.maxBytes + 1, '5', null]) {
    expect(accepts([{ ...good, size }]), String(size)).toBe(false)
  }
  for (const type of ['image/svg+xml', 'text/html', 'image/JPEG', '', undefined]) {
    expect(accepts([{ ...good, type }]), String(type)).toBe(false)
  }
  expect(accepts([])).toBe(false)
  expect(accepts(Array(5).fill(good))).toBe(true)
  expect(accepts(Array(6).fill(good))).toBe(false)
})

test('the double answers CORS by exact origin, method and header [P8]', async () => {
  const preflight = (from: string, method: string, headers: string) =>
    fetch(`${s3.endpoint}/customer-photos/x`, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': method, 'access-control-request-headers': headers },
    }).then(({ status }) => status)
  expect(await preflight(origin, 'PUT', 'content-type,if-none-match,x-amz-tagging')).toBe(200)
  expect(await preflight('https://elsewhere.example', 'PUT', 'content-type')).toBe(403)
  expect(await preflight(origin, 'GET', 'content-type')).toBe(403)
  expect(await preflight(origin, 'PUT', 'x-amz-acl')).toBe(403)
})
