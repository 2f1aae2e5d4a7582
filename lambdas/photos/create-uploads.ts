import { limits } from '../contract/limits.ts'
import { photoRules, uploadHeaders } from '../contract/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../contract/photo-upload.ts'
import type { AddressCounter } from '../runtime/address-counter.ts'
import { ageOfFormToken } from '../runtime/form-token.ts'
import type { SigningKeys } from '../runtime/hmac.ts'
import { log } from '../runtime/log.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import { photoKey, photoUrl } from './photo-key.ts'
import type { SignUpload } from './upload-signer.ts'

interface CreateUploadsDeps {
  signUpload: SignUpload
  counter: AddressCounter
  viewer: Viewer
  formTokenKeys: SigningKeys
  siteUrl: string
  now: () => number
  uuid: () => string
}

/**
 * One signed PUT for each file, good for that file only [P1] [P3]. They cost a token of our form, and count against
 * what an address may upload in a day [P9].
 */
export async function createUploads(
  { photos, formToken }: CreatePhotoUploadsRequest,
  deps: CreateUploadsDeps,
): Promise<CreatePhotoUploadsResponse> {
  const { signUpload, formTokenKeys, siteUrl, now, uuid } = deps
  const age = ageOfFormToken(formTokenKeys, formToken, now())
  if (age === undefined || age > photoRules.tokenHours * 60 * 60_000) {
    throw new VisibleError('gone', 'This form has been open for a long time. Please send it again.')
  }
  if ((await countUploads(photos.length, deps)) > limits.uploads.most) {
    throw new VisibleError('too_many_requests', 'That is enough photos for today. Please send your request without.')
  }
  const uploads = photos.map(async ({ name, type, size }) => {
    const key = photoKey(name, now(), uuid())
    return {
      uploadUrl: await signUpload({ key, type, size }),
      headers: uploadHeaders(type),
      publicUrl: photoUrl(siteUrl, key),
    }
  })
  return { uploads: await Promise.all(uploads) }
}

/** Milliseconds. A visitor waits meanwhile. */
const countBound = 1000

/** When it cannot be counted, a visitor's photos are worth more than a limit. */
async function countUploads(by: number, { counter, viewer, now }: CreateUploadsDeps): Promise<number> {
  const { address } = viewer
  if (address === undefined) return 0
  try {
    return await withinTime(countBound, (signal) =>
      counter.count({ limit: 'uploads', address, by, now: now() }, signal),
    )
  } catch (error) {
    log.error('step failed', { step: 'count uploads', error })
    return 0
  }
}
