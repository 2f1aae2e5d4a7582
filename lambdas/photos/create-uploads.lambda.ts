import { randomUUID } from 'node:crypto'
import { createS3Client } from '../runtime/aws-clients.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createUploads } from './create-uploads.ts'
import { createPhotoStore } from './photo-store.ts'

const { PHOTO_BUCKET, SITE_URL } = readEnv('PHOTO_BUCKET', 'SITE_URL')
const photos = createPhotoStore(createS3Client(), PHOTO_BUCKET)
const deps = { photos, siteUrl: SITE_URL, now: Date.now, uuid: randomUUID }

export const handler = endpoint('createPhotoUploads', ({ body }) => createUploads(body, deps))
