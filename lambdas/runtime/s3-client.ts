import { S3Client } from '@aws-sdk/client-s3'
import { type ClientOptions, requestHandler, shortTimeouts } from './client-options.ts'

export function createS3Client({ timeouts = shortTimeouts, endpoint }: ClientOptions = {}): S3Client {
  return new S3Client({
    endpoint,
    maxAttempts: 2,
    requestHandler: requestHandler(timeouts),
    // By default a presigned PUT includes the checksum of an empty body, and S3 refuses every real one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Only AWS has a host name for each bucket.
    forcePathStyle: Boolean(endpoint ?? process.env.AWS_ENDPOINT_URL_S3),
  })
}
