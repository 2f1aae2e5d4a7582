import type { Receipt } from './enquiry-state.ts'
import { chosenPhotos, inState, urlsOf } from './photos.ts'
import { sendQuote } from './send-quote.ts'

/** Milliseconds until photos that the server could not accept are sent again. */
const pause = 15_000

/**
 * Sends the photos uploaded after the text, by repeating the same request, until the server has all of them [L19].
 * Normally waits for the last upload; when the page is hidden, and may never return, sends those uploaded so far.
 */
export function followPhotos(
  { request, photos, photosChosen, photoIds }: Receipt,
  counted: (photos: number) => void,
): void {
  if (photos >= photosChosen) return
  let taken = photos
  let isAsking = false
  const ofThis = () => chosenPhotos.get().sent.filter(({ id }) => photoIds.includes(id))

  const bring = async (isLeaving: boolean) => {
    const photoUrls = urlsOf(ofThis())
    if (isAsking || photoUrls.length <= taken || (!isLeaving && inState(ofThis(), 'moving') > 0)) return
    isAsking = true
    const photosToFollow = Math.max(0, photosChosen - photoUrls.length)
    const answer = await sendQuote({ ...request, photoUrls, photosToFollow }).catch(() => undefined)
    isAsking = false
    if (answer && answer.photos > taken) {
      taken = answer.photos
      counted(taken)
    }
    if (taken < photoUrls.length) setTimeout(bring, pause, false)
    // More photos may have been uploaded meanwhile.
    else await bring(false)
    if (taken >= photosChosen) end()
  }

  const stopListening = chosenPhotos.subscribe(() => void bring(false))
  const leaving = () => document.visibilityState === 'hidden' && void bring(true)
  const end = () => {
    stopListening()
    document.removeEventListener('visibilitychange', leaving)
  }
  document.addEventListener('visibilitychange', leaving)
  void bring(false)
}
