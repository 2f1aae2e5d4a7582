import { Button } from '../../ui/Button.tsx'
import { enquiry } from './enquiry.ts'
import { countPhotos } from './photos.ts'

/** Sends the words with the photos that have arrived, waits for the rest a little longer, or goes back to the form. */
export function LeavePhotos() {
  const arrived = countPhotos('arrived')
  return (
    <p className="quote-form__choices">
      <Button kind="secondary" onClick={enquiry.go}>
        {arrived === 0 ? 'Send without photos' : `Send with ${arrived === 1 ? '1 photo' : `${arrived} photos`}`}
      </Button>
      <Button kind="quiet" onClick={enquiry.cancel}>
        Cancel
      </Button>
    </p>
  )
}
