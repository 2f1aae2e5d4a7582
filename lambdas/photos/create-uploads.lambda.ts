import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { byRoute, endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createFormToken } from '../runtime/form-token.ts'
import { signingKeyOf } from '../runtime/hmac.ts'
import { createLimitCounter } from '../runtime/limit-counter.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createUploads } from './create-uploads.ts'
import { createUploadSigner } from './upload-signer.ts'

const { PHOTO_BUCKET, LIMITS_TABLE, SITE_SECRET } = readEnv('PHOTO_BUCKET', 'LIMITS_TABLE', 'SITE_SECRET')
const signingKey = signingKeyOf(SITE_SECRET)
const deps = {
  signUpload: createUploadSigner(createS3Client(), PHOTO_BUCKET),
  counter: createLimitCounter(createDynamoClient(), LIMITS_TABLE),
  signingKey,
  now: Date.now,
}

/** Form tokens and photo uploads. */
export const handler = byRoute({
  createPhotoUploads: endpoint('createPhotoUploads', ({ body, viewer }) => createUploads(body, { ...deps, viewer })),
  getFormToken: endpoint('getFormToken', async () => ({ token: createFormToken(signingKey, Date.now()) })),
})
