import { useRef } from 'react'
import { WhatsappLink } from '../../contact-links.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import type { Receipt } from './use-follow-up.ts'
import { countIn } from './use-photos.ts'

/** How many of the enquiry's photos have arrived, updated as they do. */
export function PhotosSent({ receipt: { photosChosen, photosTaken, photosAreComing } }: { receipt: Receipt }) {
  const { photos } = useEnquiry()
  const status = useRef<HTMLSpanElement>(null)
  const chosen = photosChosen === 1 ? '1 photo' : `${photosChosen} photos`
  const retry = () => {
    // The button goes.
    status.current?.focus()
    photos.retry()
  }
  if (photosChosen === 0) return <span>Without photos.</span>
  return (
    <span ref={status} role="status" tabIndex={-1}>
      {photosTaken >= photosChosen ? (
        <span>{`With ${chosen}.`}</span>
      ) : (
        <>
          <span>{`${photosTaken} of ${chosen} so far. `}</span>
          {photosAreComing ? (
            <span>Keep this page open until all are here.</span>
          ) : (
            <span>
              Please send what is missing by <WhatsappLink>WhatsApp</WhatsappLink>.
            </span>
          )}{' '}
          {countIn(photos.list, 'failed') > 0 && (
            <button type="button" className="text-button" onClick={retry}>
              Try again
            </button>
          )}
        </>
      )}
    </span>
  )
}
