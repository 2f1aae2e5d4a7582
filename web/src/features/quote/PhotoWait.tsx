import { useSyncExternalStore } from 'react'
import { useEnquiry } from './enquiry.ts'
import { LeavePhotos } from './LeavePhotos.tsx'
import { chosenPhotos, countPhotos } from './photos.ts'

/** Shown from Send until the photos are there, for which nobody has to wait [L19]. */
export function PhotoWait() {
  const { phase } = useEnquiry()
  const { photos } = useSyncExternalStore(chosenPhotos.subscribe, chosenPhotos.get, chosenPhotos.getOnServer)
  const late = `${countPhotos('moving')} of ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}`
  return (
    <div className="quote-form__wait">
      <p role="status">
        {phase === 'waiting'
          ? 'The photos go first, then your words.'
          : `${late} still on the way. Send what has arrived now, or wait: it goes by itself once they are there.`}
      </p>
      <LeavePhotos />
    </div>
  )
}
