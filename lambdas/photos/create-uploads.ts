import { createHash } from 'node:crypto'
import { ageOfFormToken } from '../runtime/form-token.ts'
import { isWithinLimit, type LimitCounter } from '../runtime/limit-counter.ts'
import { networkHash } from '../runtime/network-hash.ts'
import type { Viewer } from '../runtime/read-request.ts'
import { VisibleError } from '../runtime/visible-error.ts'
import { readPhotoKey } from '../shared/photo-key.ts'
import { photoRules, uploadHeaders } from '../shared/photo-rules.ts'
import type { CreatePhotoUploadsRequest, CreatePhotoUploadsResponse } from '../shared/photo-upload.ts'
import type { SignUpload } from './upload-signer.ts'

interface CreateUploadsDeps {
  signUpload: SignUpload
  counter: Pick<LimitCounter, 'count'>
  viewer: Viewer
  signingKey: string
  now: () => number
}

/**
 * Signs one PUT for each file, valid for that file alone. Needs a token of our form, and counts against
 * its network's daily limit.
 */
export async function createUploads(
  { photos, formToken }: CreatePhotoUploadsRequest,
  deps: CreateUploadsDeps,
): Promise<CreatePhotoUploadsResponse> {
  const { signUpload, counter, viewer, signingKey, now } = deps
  const age = ageOfFormToken(signingKey, formToken, now())
  if (age === undefined || age > photoRules.tokenHours * 60 * 60_000) {
    throw new VisibleError('gone', 'This form has been open for a long time. Please send it again.')
  }
  const isOff = photos.some(({ key }) => Math.abs(now() - timeOf(key)) > photoRules.keyHours * 60 * 60_000)
  if (isOff) {
    throw new VisibleError('invalid', 'The clock on this device is wrong.', {
      key: 'the clock on this device is wrong',
    })
  }
  const who = networkHash(signingKey, viewer.address)
  const ids = photos.map(countedId)
  if (who !== undefined && !(await isWithinLimit(counter, { limit: 'uploads', who, ids, now: now() }))) {
    const sentence = 'That is enough photos for today. Please send your enquiry without.'
    throw new VisibleError('too_many_requests', sentence, { key: 'that is enough photos for today' })
  }
  const uploads = photos.map(async (photo) => ({
    uploadUrl: await signUpload(photo),
    headers: uploadHeaders(photo.type),
  }))
  return { uploads: await Promise.all(uploads) }
}

/** The time in a key that the request's schema has accepted. */
function timeOf(key: string): number {
  return readPhotoKey(key)?.time ?? 0
}

/** The id by which a photo is counted. It is a hash of the key, because that is shorter and hides the file's name. */
function countedId({ key }: { key: string }): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
