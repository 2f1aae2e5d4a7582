import { useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { canBeTried, type Photo } from './use-photos.ts'

type PhotoItemProps = {
  photo: Photo
  /** Its name, with its number where another photo has the same one: phones call all of them image.jpg. */
  label: string
  /** True while the enquiry is sent: photos cannot be removed then. */
  isFixed: boolean
  onRemove: () => void
  onRetry: () => void
}

/** One chosen photo: its name, its upload progress, and a button to remove it. */
export function PhotoItem({ photo, label, isFixed, onRemove, onRetry }: PhotoItemProps) {
  const { name } = photo
  const item = useRef<HTMLLIElement>(null)
  const retry = () => {
    // The button goes.
    item.current?.focus()
    onRetry()
  }
  return (
    <li ref={item} className="enquiry-photo" tabIndex={-1}>
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
        <p className="enquiry-photo__name">{name}</p>
        <Progress photo={photo} label={label} isFixed={isFixed} onRetry={retry} />
      </div>
      {!isFixed && (
        <button type="button" className="icon-button" onClick={onRemove}>
          <Icon name="x" size={18} />
          <span className="visually-hidden">Remove {label}</span>
        </button>
      )}
    </li>
  )
}

function Progress({ photo, label, isFixed, onRetry }: Omit<PhotoItemProps, 'onRemove'>) {
  const { size, upload } = photo
  switch (upload.state) {
    case 'uploading':
      return <progress className="field__progress" value={upload.share} max={1} aria-label={`Uploading ${label}`} />
    case 'uploaded':
      return <p className="field__hint">{`${fileSize(size)}, uploaded`}</p>
    case 'failed':
      return (
        <div className="enquiry-photo__failure">
          <p>{upload.problem}</p>
          {!isFixed && canBeTried(photo) && (
            <button type="button" className="text-button" onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
      )
  }
}

function fileSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
