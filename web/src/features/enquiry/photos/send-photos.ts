/** What is sent of the photos, and how long their uploads then go on. */

import { photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { changeDraft } from '../draft.ts'
import { noPlaceFor } from './check-photos.ts'
import { isIn, listPhotos, type Photo, readPhotos, setPhotos } from './photo-store.ts'
import { failedUpload } from './upload-until-done.ts'

/**
 * Called by Send. Returns what is sent of the photos, as far as there are places. Of a repeat, which has to be the same
 * enquiry, it is what was sent before.
 */
export function sendPhotos(isRepeat: boolean): string[] {
  const all = listPhotos().map(({ sentAs, ...photo }) => markSent(isRepeat ? { ...photo, sentAs } : photo))
  // One that has failed takes no other's place.
  const chosen = all.toSorted((one, other) => Number(one.sentAs === 'failed') - Number(other.sentAs === 'failed'))
  const places = new Set(chosen.slice(0, photoRules.maxPhotos))
  setPhotos({ own: all.map((photo) => (places.has(photo) ? photo : withoutPlace(photo))) })
  // A photo that failed before Send is sent as its bare key, so the mail does not wait for it.
  return all
    .filter((photo) => places.has(photo))
    .map(({ sentAs, key }) => (sentAs === 'failed' ? key : photoUrl(location.origin, key)))
}

function markSent(photo: Photo) {
  const { sentAs = photo.upload.state === 'failed' ? 'failed' : 'awaited' } = photo
  return { ...photo, sentAs }
}

/** A photo for which there was no place, as form and receipt say. It is not sent. */
function withoutPlace({ sentAs: _, ...photo }: Photo): Photo {
  return { ...photo, upload: { state: 'failed', problem: noPlaceFor(photo.name) } }
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
