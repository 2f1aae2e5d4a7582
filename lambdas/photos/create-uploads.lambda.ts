import { randomUUID } from 'node:crypto'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createUploads } from './create-uploads.ts'
import { createUploadSigner } from './upload-signer.ts'

const { PHOTO_BUCKET, SITE_URL } = readEnv('PHOTO_BUCKET', 'SITE_URL')
const signUpload = createUploadSigner(createS3Client(), PHOTO_BUCKET)
const deps = { signUpload, siteUrl: SITE_URL, now: Date.now, uuid: randomUUID }

export const handler = endpoint('createPhotoUploads', ({ body }) => createUploads(body, deps))
