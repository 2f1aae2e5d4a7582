import { WhatsappLink } from '../../contact-links.tsx'
import type { Receipt } from './enquiry-state.ts'
import { chosenPhotos, inState } from './photos.ts'

/** How many of the enquiry's photos have arrived, updated as they do [L19]. */
export function PhotosSent({ receipt: { photos, photosChosen, photoIds } }: { receipt: Receipt }) {
  const sent = chosenPhotos.use((chosen) => chosen.sent)
  const ours = sent.filter(({ id }) => photoIds.includes(id))
  if (photosChosen === 0) return <span>Without photos.</span>
  const missing = photosChosen - photos
  const chosen = photosChosen === 1 ? '1 photo' : `${photosChosen} photos`
  if (missing <= 0) return <span>{`With ${chosen}.`}</span>
  const failed = inState(ours, 'failed')
  const isComing = ours.length > 0 && failed === 0
  return (
    <span role="status">
      <span>{`${photos} of ${chosen} so far. `}</span>
      {isComing ? (
        <span>Keep this page open until all are here.</span>
      ) : (
        <span>
          Please send what is missing by <WhatsappLink>WhatsApp</WhatsappLink>.
        </span>
      )}{' '}
      {failed > 0 && (
        <button type="button" className="text-button" onClick={chosenPhotos.retry}>
          Try again
        </button>
      )}
    </span>
  )
}
