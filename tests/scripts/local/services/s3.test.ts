import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { ListObjectsV2Command, PutObjectCommand, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadHeaders } from '#shared/photo-rules.ts'
import { s3Origin } from '../../../../scripts/local/cdn/bucket-origin.ts'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../../scripts/local/services/s3.ts'

const Bucket = 'photos'
const origin = 'http://localhost:3000'
const cors = [
  {
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-tagging'],
    AllowedOrigins: [origin],
    ExposedHeaders: [],
  },
]
let s3: LocalService
let client: S3Client

beforeAll(async () => {
  s3 = await startS3({ buckets: [{ name: Bucket, cors }] })
  client = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })
})
afterAll(() => s3.stop())

async function signedUrl(Key: string): Promise<string> {
  const command = new PutObjectCommand({
    Bucket,
    Key,
    ContentType: 'image/png',
    IfNoneMatch: '*',
    Tagging: 'state=pending',
  })
  return getSignedUrl(client, command, {
    expiresIn: 300,
    unhoistableHeaders: new Set(['x-amz-tagging']),
    signableHeaders: new Set(['content-type']),
  })
}

async function signedPut(Key: string): Promise<(init?: RequestInit) => Promise<Response>> {
  const url = await signedUrl(Key)
  return (init) => fetch(url, { method: 'PUT', body: 'picture', headers: uploadHeaders('image/png'), ...init })
}

test('refuses what is not signed, and what is signed for something else, even where it exists', async () => {
  const put = await signedPut('unsigned.png')
  expect((await fetch(`${s3.endpoint}/${Bucket}/unsigned.png`, { method: 'PUT', body: 'x' })).status).toBe(403)
  expect((await put()).status).toBe(200)
  expect((await put({ headers: uploadHeaders('image/gif') })).status, 'refused before it is found to exist').toBe(403)
  expect((await fetch(`${s3.endpoint}/${Bucket}/unsigned.png`)).status).toBe(403)
  expect((await fetch(`${s3.endpoint}/${Bucket}`)).status).toBe(403)
})

test('refuses the checksum of a body that was not there when the address was signed', async () => {
  const usual = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true })
  const url = await getSignedUrl(usual, new PutObjectCommand({ Bucket, Key: 'checksum.png' }))
  expect(url).toContain('x-amz-checksum-crc32')
  expect((await fetch(url, { method: 'PUT', body: 'picture' })).status).toBe(400)
  await usual.send(new PutObjectCommand({ Bucket, Key: 'checksum.png', Body: 'picture' }))
})

test('a second upload to the same name is 412, also while the first is on its way', async () => {
  const put = await signedPut('once.png')
  const statuses = (await Promise.all([put(), put()])).map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.includes(412)).toBe(true)
  expect((await put()).status).toBe(412)
})

test('the CDN reads only objects with the tag that its policy asks for', async () => {
  const readable = s3Origin(s3.endpoint, Bucket, { state: 'attached' })
  await (await signedPut('read me.png'))()
  expect((await readable('read me.png')).status).toBe(403)
  expect((await readable('never-there.png')).status).toBe(403)
  const Tagging = { TagSet: [{ Key: 'state', Value: 'attached' }] }
  await client.send(new PutObjectTaggingCommand({ Bucket, Key: 'read me.png', Tagging }))
  expect(await readable('read me.png')).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
})

test('allows CORS for our origin, PUT and our headers only', async () => {
  const preflight = (headers: Record<string, string>) =>
    fetch(`${s3.endpoint}/${Bucket}/x.png`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', ...headers },
    })
  const allowed = await preflight({ 'access-control-request-headers': 'content-type,if-none-match,x-amz-tagging' })
  expect(allowed.status).toBe(200)
  expect((await preflight({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await preflight({ 'access-control-request-method': 'DELETE' })).status).toBe(403)
  expect((await preflight({ 'access-control-request-headers': 'x-amz-acl' })).status).toBe(403)
})

test.each(['%00', 'a'.repeat(300), 'é'.repeat(200)])(
  'a key that cannot be is missing, not an error: %s',
  async (name) => {
    const key = `customer-photos/${decodeURIComponent(name)}`
    expect(await s3Origin(s3.endpoint, Bucket, {})(key)).toMatchObject({ status: 404 })
    expect(await s3Origin(s3.endpoint, Bucket, { state: 'attached' })(key)).toMatchObject({ status: 403 })
  },
)

test('an upload that is broken off leaves nothing', async () => {
  const headers = { ...uploadHeaders('image/png'), 'content-length': '1000' }
  const upload = request(await signedUrl('broken.png'), { method: 'PUT', headers })
  upload.on('error', () => {})
  upload.write('half')
  await sleep(200)
  upload.destroy()
  await sleep(200)
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'broken' }))
  expect(Contents).toBeUndefined()
  expect((await (await signedPut('broken.png'))()).status).toBe(200)
})
