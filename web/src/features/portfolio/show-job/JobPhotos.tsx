import { useRef } from 'react'
import { jobPhotos } from '#contract/job-photos.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { type Crop, crops } from './encode-photo.ts'
import { type JobPhoto, proposedAlt } from './job-draft.ts'
import type { JobPhotosHandle } from './use-job-photos.ts'

type JobPhotosProps = {
  photos: readonly JobPhoto[]
  title: string
  handle: JobPhotosHandle
  /** Number of photos that were still uploading when the page was left. */
  lost?: number | undefined
  /** Error messages by field: `photos`, `photos.0`, `photos.0.alt_text`. */
  errors: Readonly<Record<string, string>>
}

/** Adds photos and asks what each of them shows. */
export function JobPhotos({ photos, title, handle, lost, errors }: JobPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  const { problems, reading } = handle
  const sentences = [...(errors.photos ? [errors.photos] : []), ...problems]
  const arrived = photos.filter(({ upload }) => upload.state === 'arrived').length
  return (
    <section aria-labelledby="job-photos-title">
      <h2 id="job-photos-title">Photos</h2>
      <div className="field">
        <input
          ref={input}
          id="job-photos-input"
          className="visually-hidden"
          type="file"
          multiple
          accept="image/*"
          aria-describedby="job-photos-hint job-photos-problems"
          onChange={({ currentTarget }) => {
            handle.choose([...(currentTarget.files ?? [])])
            // Cleared so that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <label className="button button--quiet field__files" htmlFor="job-photos-input">
          <Icon name="image-plus" />
          Add photos
        </label>
        <p className="field__hint" id="job-photos-hint">
          Up to {jobPhotos.most} of your own, with the customer's permission; no faces or number plates. Place and time
          are removed. The site shows landscape: choose which part of each.
        </p>
        <div id="job-photos-problems" role="alert">
          {sentences.map((sentence) => (
            <p key={sentence} className="field__error">
              <Icon name="triangle-alert" size={18} />
              {sentence}
            </p>
          ))}
        </div>
        <p role="status" className={reading > 0 ? 'field__hint' : 'visually-hidden'}>
          {reading > 0 ? 'Reading photos…' : photos.length > 0 && `${arrived} of ${photos.length} photos uploaded.`}
        </p>
        {lost !== undefined && (
          <p className="field__advice">
            <Icon name="info" size={18} />
            {lost === 1 ? 'One photo had' : `${lost} photos had`} not arrived when the page was left. Add{' '}
            {lost === 1 ? 'it' : 'them'} again.
          </p>
        )}
      </div>
      {photos.length > 0 && (
        <ol className="job-rows" aria-label="Photos of the job">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.row}
              photo={photo}
              index={index}
              proposed={proposedAlt(title, index)}
              error={errors[`photos.${index}`] ?? errors[`photos.${index}.alt_text`]}
              handle={handle}
              onRemoved={() => input.current?.focus()}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Cast: TypeScript types the keys of an object as string. */
const cropNames = Object.keys(crops) as Crop[]

type PhotoRowProps = {
  photo: JobPhoto
  index: number
  proposed: string
  error: string | undefined
  handle: JobPhotosHandle
  onRemoved: () => void
}

function PhotoRow({
  photo: { id, row, crop, thumbnail, alt, upload },
  index,
  proposed,
  error,
  handle,
  onRemoved,
}: PhotoRowProps) {
  const number = index + 1
  const problem = upload.state === 'failed' ? upload.problem : error
  return (
    <li className="job-photo">
      <div>
        <img src={thumbnail} alt={`${number}`} width={640} height={480} />
        {upload.state === 'moving' && (
          <progress className="field__progress" value={upload.done} max={1} aria-label={`Uploading photo ${number}`} />
        )}
      </div>
      <div className="job-photo__words">
        <label className="field__label" htmlFor={`alt-${row}`}>
          What photo {number} shows
        </label>
        <textarea
          id={`alt-${row}`}
          className="field__control"
          rows={2}
          maxLength={300}
          value={alt ?? proposed}
          aria-describedby={`alt-${row}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => handle.describe(id, currentTarget.value)}
        />
        <p className={problem ? 'field__error' : 'field__hint'} id={`alt-${row}-hint`} role="status">
          {problem ?? (index === 0 ? 'The first is on the card. Say it for people who cannot see it.' : '')}
        </p>
        {crop && (
          <label>
            Shown{' '}
            <select
              className="field__control"
              value={crop}
              onChange={({ currentTarget: { value } }) => {
                const chosen = cropNames.find((name) => name === value)
                if (chosen) handle.crop(id, chosen)
              }}
            >
              {cropNames.map((name) => (
                <option key={name} value={name}>
                  {crops[name]}
                </option>
              ))}
            </select>
            <span className="visually-hidden"> of photo {number}</span>
          </label>
        )}
        <div className="job-buttons">
          {upload.state === 'failed' && (
            <button type="button" className="text-link" onClick={() => handle.retry(id)}>
              Try again
            </button>
          )}
          {index > 0 && (
            <button type="button" className="text-link" onClick={() => handle.moveUp(id)}>
              Move up<span className="visually-hidden"> photo {number}</span>
            </button>
          )}
          <button
            type="button"
            className="text-link"
            onClick={() => {
              handle.remove(id)
              onRemoved()
            }}
          >
            Remove<span className="visually-hidden"> photo {number}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
