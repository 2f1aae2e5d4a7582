import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalService } from '../../../../scripts/local/services/http-server.ts'
import { photoBucket, startBuckets } from '../../../fixtures/buckets.ts'

let s3: LocalService
beforeAll(async () => {
  s3 = await startBuckets()
})
afterAll(() => s3.stop())

const startClient = () =>
  new S3Client({ endpoint: s3.endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' })

test('an upload that is broken off leaves nothing, and may be tried again', async () => {
  const client = startClient()
  const photo = { Bucket: photoBucket, Key: 'broken.png' }
  const url = await getSignedUrl(client, new PutObjectCommand({ ...photo, IfNoneMatch: '*' }))
  const headers = { 'if-none-match': '*' }
  const upload = request(url, { method: 'PUT', headers: { ...headers, 'content-length': '1000' } })
  upload.on('error', () => {})
  upload.write('half')
  await sleep(200)
  upload.destroy()
  await sleep(200)
  await expect(client.send(new HeadObjectCommand(photo))).rejects.toThrow()
  expect((await fetch(url, { method: 'PUT', body: 'whole', headers })).status).toBe(200)
})

test('of several uploads at once that may overwrite nothing, one is stored', async () => {
  const upload = { Bucket: photoBucket, Key: 'once.jpg', IfNoneMatch: '*' }
  const url = await getSignedUrl(startClient(), new PutObjectCommand(upload))
  const put = (body: string) => fetch(url, { method: 'PUT', body, headers: { 'if-none-match': '*' } })
  const responses = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => put(letter.repeat(200_000))),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
})
