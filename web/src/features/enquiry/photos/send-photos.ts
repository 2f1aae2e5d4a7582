/** What is sent of the photos, and how long their uploads then go on. */

import { photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { changeDraft } from '../draft.ts'
import { isIn, listPhotos, type Photo, readPhotos, setPhotos } from './photo-store.ts'
import { failedUpload } from './upload-until-done.ts'

/**
 * Called by Send. Returns what is sent of the photos, as far as there are places. Of a repeat, which has to be the same
 * enquiry, it is what was sent before.
 */
export function sendPhotos(isRepeat: boolean): string[] {
  const all = listPhotos().map((photo) => ({ ...photo, sentAs: sentAsOf(photo, isRepeat) }))
  // One that has failed takes no other's place.
  const chosen = all.toSorted((one, other) => Number(one.sentAs === 'failed') - Number(other.sentAs === 'failed'))
  const places = new Set(chosen.slice(0, photoRules.maxPhotos))
  setPhotos({ own: all.map((photo) => (places.has(photo) ? photo : { ...photo, sentAs: 'left out' })) })
  // A photo that failed before Send is sent as its bare key, so the mail does not wait for it.
  return all
    .filter((photo) => places.has(photo))
    .map(({ sentAs, key }) => (sentAs === 'failed' ? key : photoUrl(location.origin, key)))
}

function sentAsOf({ sentAs, upload }: Photo, isRepeat: boolean): 'awaited' | 'failed' {
  if (isRepeat && sentAs && sentAs !== 'left out') return sentAs
  return upload.state === 'failed' ? 'failed' : 'awaited'
}

/** Called when the enquiry is sent: until this time, in epoch milliseconds, its mail waits for them. */
export function tryUntil(giveUpAt: number): void {
  // A draft that another tab has gone on with asks for none of them.
  changeDraft(({ photos }) => ({
    photos: photos.filter(({ key, isUploaded }) => isUploaded || !isIn(readPhotos().own, key)),
  }))
  setPhotos({ giveUpAt })
  setTimeout(() => {
    if (readPhotos().giveUpAt === giveUpAt) giveUp()
  }, giveUpAt - Date.now())
}

function giveUp(): void {
  const own = readPhotos().own.map((photo): Photo => {
    if (photo.upload.state !== 'uploading') return photo
    photo.transfer?.abort()
    return { ...photo, upload: failedUpload(photo.name, new ApiFailure('timeout')) }
  })
  setPhotos({ own })
}
