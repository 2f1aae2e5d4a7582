import { useRef } from 'react'
import { WhatsappLink } from '../../contact-links.tsx'
import { useEnquiry } from './EnquiryProvider.tsx'
import { canBeTried, countIn, urlsOf } from './use-photos.ts'

/** How many of the photos that were sent have arrived, updated as they do, and which have not. */
export function PhotosSent({ photoUrls }: { photoUrls: readonly string[] }) {
  const { photos, photosAreComing } = useEnquiry()
  const status = useRef<HTMLSpanElement>(null)
  const list = photos.list.filter((photo) => urlsOf([photo]).some((url) => photoUrls.includes(url)))
  const chosen = list.length === 1 ? '1 photo' : `${list.length} photos`
  const arrived = countIn(list, 'uploaded')
  const problems = list.flatMap(({ key, upload }) => (upload.state === 'failed' ? [{ key, text: upload.problem }] : []))
  const retry = () => {
    // The button goes.
    status.current?.focus()
    photos.retry()
  }
  if (list.length === 0) return <span>None</span>
  return (
    <span ref={status} role="status" tabIndex={-1}>
      {arrived === list.length ? (
        <span>{`With ${chosen}.`}</span>
      ) : (
        <>
          <span
            key={String(photos.isGivenUp)}
          >{`${arrived} of ${chosen} ${photos.isGivenUp ? 'reached us' : 'so far'}. `}</span>
          {photosAreComing && <span>Keep this page open until all are here. </span>}
          {problems.map(({ key, text }) => (
            <span key={key} className="enquiry-photo__failure">
              {`${text}. `}
            </span>
          ))}
          {problems.length > 0 && (
            <span>
              Please send what is missing by <WhatsappLink>WhatsApp</WhatsappLink>.{' '}
            </span>
          )}
          {list.some(canBeTried) && !photos.isGivenUp && (
            <button type="button" className="text-button" onClick={retry}>
              Try again
            </button>
          )}
        </>
      )}
    </span>
  )
}
