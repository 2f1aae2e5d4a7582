import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createPhotoStore } from '../../../lambdas/photos/photo-store.ts'

function inspectAnsweredBy(httpStatusCode: number) {
  const client = new S3Client({ region: 'eu-west-2' })
  const error = new S3ServiceException({ name: 'Error', $fault: 'client', $metadata: { httpStatusCode } })
  mockClient(client).on(GetObjectCommand, { Range: 'bytes=0-11' }).rejects(error)
  return createPhotoStore(client, 'bucket').inspect('key', new AbortController().signal)
}

test('a photo that is not there is absent, an empty one is refused for good', async () => {
  expect(await inspectAnsweredBy(404)).toBe('absent')
  expect(await inspectAnsweredBy(416)).toBe('refused')
})

test('a temporary error does not refuse a photo', async () => {
  for (const status of [403, 429, 500, 503]) await expect(inspectAnsweredBy(status)).rejects.toThrow()
})
