import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { createPhotoStore } from '../../../lambdas/photos/photo-store.ts'

test('an empty photo, of which S3 gives no range, is refused for good', async () => {
  const client = new S3Client({ region: 'eu-west-2' })
  const error = new S3ServiceException({ name: 'Error', $fault: 'client', $metadata: { httpStatusCode: 416 } })
  mockClient(client).on(GetObjectCommand, { Range: 'bytes=0-11' }).rejects(error)
  expect(await createPhotoStore(client, 'bucket').inspect('key', new AbortController().signal)).toBe('refused')
})
