import { limits } from '../contract/limits.ts'
import { photoRules, uploadHeaders } from '../contract/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../contract/photo-upload.ts'
import type { AddressCounter } from '../runtime/address-counter.ts'
import { ageOfFormToken } from '../runtime/form-token.ts'
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
  formTokenKey: string
  siteUrl: string
  now: () => number
  uuid: () => string
}

/**
 * Signs one PUT for each file, valid for that file alone [P1] [P3]. Needs a token of our form, and counts against
 * the address's daily limit [P9].
 */
export async function createUploads(
  { photos, formToken }: CreatePhotoUploadsRequest,
  deps: CreateUploadsDeps,
): Promise<CreatePhotoUploadsResponse> {
  const { signUpload, formTokenKey, siteUrl, now, uuid } = deps
  const age = ageOfFormToken(formTokenKey, formToken, now())
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

/** Milliseconds; the visitor is waiting. */
const countBound = 1000

/** Allows the upload when counting fails: a visitor's photos are worth more than the limit. */
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
