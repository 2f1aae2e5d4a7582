import { WhatsappLink } from '../../contact/contact-links.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Photo } from './photos/form-photos.ts'

type PhotoItemProps = {
  photo: Photo
  /** Its name, with its number where another photo has the same one: phones call all of them image.jpg. */
  label: string
  /** True while the enquiry is sent: photos cannot be removed then. */
  isFixed: boolean
  onRemove: () => void
}

/** One chosen photo: its name, its upload progress, and a button to remove it. */
export function PhotoItem({ photo, label, isFixed, onRemove }: PhotoItemProps) {
  return (
    <li className="enquiry-photo">
      {photo.thumbnail ? (
        <img
          className="enquiry-photo__thumbnail"
          src={photo.thumbnail}
          alt=""
          width={56}
          height={56}
          decoding="async"
        />
      ) : (
        <Icon name="circle-check" />
      )}
      <div>
        <p className="enquiry-photo__name">{photo.name}</p>
        <Progress photo={photo} label={label} />
      </div>
      {!isFixed && (
        <button type="button" className={buttonClass('quiet', 'button--icon')} onClick={onRemove}>
          <Icon name="x" />
          <span className="visually-hidden">Remove {label}</span>
        </button>
      )}
    </li>
  )
}

function Progress({ photo, label }: Pick<PhotoItemProps, 'photo' | 'label'>) {
  const { upload } = photo
  if (upload.state === 'uploaded') return <p className="field__hint">{`${fileSize(photo.size)}, uploaded`}</p>
  return (
    <>
      {upload.state === 'uploading' && !upload.delay && (
        <progress className="field__progress" value={upload.share} max={1} aria-label={`Uploading ${label}`} />
      )}
      <div role="status">
        {upload.state === 'uploading' && upload.delay && <p className="field__hint">{upload.delay}</p>}
        {upload.state === 'failed' && (
          <p className="enquiry-photo__failure">
            {upload.problem}. Please send it by <WhatsappLink>WhatsApp</WhatsappLink>.
          </p>
        )}
      </div>
    </>
  )
}

function fileSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
