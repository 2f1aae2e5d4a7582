import { ageOfFormToken } from '../runtime/form-token.ts'
import type { LimitCounter } from '../runtime/limit-counter.ts'
import { log } from '../runtime/log.ts'
import { networkHash } from '../runtime/network-hash.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { withinTime } from '../runtime/within-time.ts'
import { photoRules, uploadHeaders } from '../shared/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../shared/photo-upload.ts'
import { photoKey, photoUrl } from './photo-key.ts'
import type { SignUpload } from './upload-signer.ts'

interface CreateUploadsDeps {
  signUpload: SignUpload
  counter: Pick<LimitCounter, 'take'>
  viewer: Viewer
  formTokenKey: string
  siteUrl: string
  now: () => number
  uuid: () => string
}

/**
 * Signs one PUT for each file, valid for that file alone. Needs a token of our form, and counts against
 * the address's daily limit.
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
  const files = photos.map((photo) => ({ ...photo, id: uuid() }))
  if (!(await hasPlaces(files, deps))) {
    throw new VisibleError('too_many_requests', 'That is enough photos for today. Please send your request without.')
  }
  const uploads = files.map(async ({ name, type, size, id }) => {
    const key = photoKey(name, now(), id)
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
async function hasPlaces(
  [first, ...others]: { id: string }[],
  { counter, viewer, formTokenKey, now }: CreateUploadsDeps,
): Promise<boolean> {
  const who = networkHash(formTokenKey, viewer.address)
  if (who === undefined || first === undefined) return true
  const ids = [first.id, ...others.map(({ id }) => id)] as const
  try {
    const use = { limit: 'uploads', who, ids, now: now() } as const
    return (await withinTime(countBound, (signal) => counter.take(use, signal))) !== undefined
  } catch (error) {
    log.error('step failed', { step: 'count uploads', error })
    return true
  }
}
