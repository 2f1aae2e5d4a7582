import { Icon } from '../../ui/Icon.tsx'
import type { ChosenPhoto } from './photo-selection.ts'

type PhotoItemProps = {
  photo: ChosenPhoto
  isUploading: boolean
  /** Share uploaded, 0 to 1; undefined while the photo is still being shrunk. */
  share: number | undefined
  onRemove: () => void
}

/** One chosen photo: what it is, how far it has got, and a way to leave it out. */
export function PhotoItem({ photo, isUploading, share, onRemove }: PhotoItemProps) {
  const { name, size } = photo.file
  return (
    <li className="quote-photo">
      <img className="quote-photo__thumbnail" src={photo.thumbnail} alt="" width={56} height={56} decoding="async" />
      <div className="quote-photo__words">
        <p className="quote-photo__name">{name}</p>
        {isUploading ? (
          <progress className="quote-photo__progress" value={share} max={1} aria-label={`Uploading ${name}`} />
        ) : (
          <p className="field__hint">{fileSize(size)}</p>
        )}
      </div>
      {!isUploading && (
        <button type="button" className="icon-button" onClick={onRemove}>
          <Icon name="x" size={18} />
          <span className="visually-hidden">Remove {name}</span>
        </button>
      )}
    </li>
  )
}

function fileSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
