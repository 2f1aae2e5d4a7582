import { WhatsappLink } from '../../contact/contact-links.tsx'
import { countIn } from './photos/form-photos.ts'
import { usePhotos } from './use-draft.ts'

/** How many of the photos that were sent have arrived, updated as they do, and which have not. */
export function PhotosSent() {
  const { list } = usePhotos()
  const areComing = countIn(list, 'uploading') > 0
  const chosen = list.length === 1 ? '1 photo' : `${list.length} photos`
  const arrived = countIn(list, 'uploaded')
  const uploads = list.map(({ key, upload }) => ({ ...upload, key }))
  const problems = uploads.filter((upload) => upload.state === 'failed')
  const delays = new Set(uploads.flatMap((upload) => (upload.state === 'uploading' ? (upload.delay ?? []) : [])))
  if (list.length === 0) return <span>None</span>
  return (
    <span role="status">
      {arrived === list.length ? (
        <span>{`With ${chosen}.`}</span>
      ) : (
        <>
          <span key={String(areComing)}>{`${arrived} of ${chosen} ${areComing ? 'so far' : 'reached us'}. `}</span>
          {areComing && <span>Keep this page open until all are here. </span>}
          {[...delays].map((text) => (
            <span key={text}>{`${text} `}</span>
          ))}
          {problems.map(({ key, problem }) => (
            <span key={key} className="enquiry-photo__failure">
              {`${problem}. `}
            </span>
          ))}
          {problems.length > 0 && (
            <span>
              Please send what is missing by <WhatsappLink>WhatsApp</WhatsappLink>.{' '}
            </span>
          )}
        </>
      )}
    </span>
  )
}
