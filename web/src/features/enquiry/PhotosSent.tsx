import { WhatsappLink } from '../../contact-links.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import type { Receipt } from './use-follow-up.ts'
import { countIn } from './use-photos.ts'

/** How many of the enquiry's photos have arrived, updated as they do. */
export function PhotosSent({ receipt: { photosChosen, photosTaken, photosAreComing } }: { receipt: Receipt }) {
  const { photos } = useEnquiry()
  if (photosChosen === 0) return <span>Without photos.</span>
  const chosen = photosChosen === 1 ? '1 photo' : `${photosChosen} photos`
  if (photosTaken >= photosChosen) return <span>{`With ${chosen}.`}</span>
  return (
    <span role="status">
      <span>{`${photosTaken} of ${chosen} so far. `}</span>
      {photosAreComing ? (
        <span>Keep this page open until all are here.</span>
      ) : (
        <span>
          Please send what is missing by <WhatsappLink>WhatsApp</WhatsappLink>.
        </span>
      )}{' '}
      {countIn(photos.list, 'failed') > 0 && (
        <button type="button" className="text-button" onClick={photos.retry}>
          Try again
        </button>
      )}
    </span>
  )
}
