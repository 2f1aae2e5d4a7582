/** What is sent of the photos, and how long their uploads then go on. */

import { photoUrl } from '#shared/photo-key.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { listPhotos, type Photo, readPhotos, setPhotos } from './form-photos.ts'
import { failedUpload } from './upload-until-done.ts'

/** Called by Send. Returns what is sent of the photos. Of a repeat, which has to be the same enquiry, it is the same. */
export function sendPhotos(isRepeat: boolean): string[] {
  const own = listPhotos().map((photo) => ({ ...photo, sentAs: sentAsOf(photo, isRepeat) }))
  setPhotos({ own })
  // A photo that failed before Send is sent as its bare key, so the mail does not wait for it.
  return own.map(({ sentAs, key }) => (sentAs === 'failed' ? key : photoUrl(location.origin, key)))
}

function sentAsOf({ sentAs, upload }: Photo, isRepeat: boolean): 'awaited' | 'failed' {
  if (isRepeat && sentAs) return sentAs
  return upload.state === 'failed' ? 'failed' : 'awaited'
}

/** Called when the enquiry is sent: until this time, in epoch milliseconds, its mail waits for them. */
export function tryUntil(giveUpAt: number): void {
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
