import { type DragEvent, useEffect, useRef } from 'react'
import { maxPhotoText, photoKinds, photoRules } from '#shared/photo-rules.ts'
import { WhatsappLink } from '../../contact/contact-links.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { hasWords } from './draft.ts'
import { useEnquiry } from './EnquiryProvider.tsx'
import { photosSentToo, takeEarlyFiles } from './early-form.ts'
import { PhotoItem } from './PhotoItem.tsx'
import { photoProblemTitle } from './photos/check-photos.ts'
import { choosePhotos } from './photos/choose-photos.ts'
import { countIn, removePhoto, setPhotos } from './photos/form-photos.ts'
import { keepBoxes } from './read-form.ts'
import { useDraft, usePhotos } from './use-draft.ts'

/** Adds photos, by button or by drop, and lists them. A form posted without JavaScript cannot send any. */
export function PhotoPicker({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null)
  const { sending } = useEnquiry()
  const photos = usePhotos()
  const { list, problems } = photos
  const lost = askForLostPhotos(photos.lost, hasWords(useDraft().fields))

  // Adopts photos chosen before hydration, but for those of a form that was posted: it may have been taken.
  useEffect(() => {
    const { files, arePosted } = takeEarlyFiles()
    if (files.length === 0) return
    if (input.current) input.current.value = ''
    if (arePosted) setPhotos({ problems: [addAgain(files.length)] })
    else choose(input.current, files)
  }, [])

  // Beside the zone a dropped photo would be opened in place of the page.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse)
    return () => {
      for (const type of ['dragover', 'drop'] as const) removeEventListener(type, refuse)
    }
  }, [])

  const remove = (key: string) => {
    removePhoto(key)
    setPhotos({ problems: [] })
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!sending.isPending) choose(input.current, [...event.dataTransfer.files])
  }

  const describedBy = [`${id}-hint`, lost && `${id}-lost`, problems.length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same */}
      <div className="field enquiry-photos needs-script" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          // A form that the browser posts sends the names, and the mail says that the photos did not arrive.
          name="photoUrls"
          multiple
          accept={photoRules.types.join(',')}
          disabled={sending.isPending}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            // In the last moments of hydration they are early files too.
            takeEarlyFiles()
            choose(currentTarget, [...(currentTarget.files ?? [])])
            // The list of photos counts, and the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        <label className="button button--quiet field__files" htmlFor={id}>
          <Icon name="image-plus" />
          Add photos <span className="field__optional">(optional)</span>
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          Add up to {photoRules.maxPhotos} photos of the room, fault or fuse board: {photoKinds.slice(0, -1).join(', ')}{' '}
          or {photoKinds.at(-1)}, up to {maxPhotoText} each.
        </p>
        {lost && (
          <p id={`${id}-lost`} className="notice">
            <Icon name="info" />
            <span>{lost}</span>
          </p>
        )}
        {problems.length > 0 && (
          <div id={`${id}-error`} key={problems.join()} className="notice" data-tone="error" role="alert">
            <Icon name="triangle-alert" />
            <div>
              <p className="notice__title">{photoProblemTitle}</p>
              {problems.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>
                You can send what we left out by <WhatsappLink>WhatsApp</WhatsappLink>.
              </p>
            </div>
          </div>
        )}
        {/* Shown by `early-form.ts`, until the list is. */}
        <p
          className="field__hint enquiry-photos__early"
          hidden
          ref={(early) => {
            if (early) early.hidden = true
          }}
          suppressHydrationWarning
        >
          {photosSentToo(0)}
        </p>
        <p className="visually-hidden" role="status">
          {list.length > 0 && uploadedWords(countIn(list, 'uploaded'), list.length)}
        </p>
        {list.length > 0 && (
          <ul className="enquiry-photos__list" aria-label="Chosen photos">
            {list.map((photo, index) => (
              <PhotoItem
                key={photo.key}
                photo={photo}
                label={
                  list.some(({ key, name }) => key !== photo.key && name === photo.name)
                    ? `${photo.name}, photo ${index + 1}`
                    : photo.name
                }
                isFixed={sending.isPending}
                onRemove={() => remove(photo.key)}
              />
            ))}
          </ul>
        )}
      </div>
      <p className="field__hint without-script">
        To send us photos, use <WhatsappLink>WhatsApp</WhatsappLink>.
      </p>
    </>
  )
}

/** Adds files to the draft, which has the checkboxes of the page that it begins on. */
function choose(input: HTMLInputElement | null, files: readonly File[]): void {
  if (input?.form) keepBoxes(input.form)
  void choosePhotos(files)
}

function uploadedWords(uploaded: number, chosen: number): string {
  if (uploaded === chosen) return chosen === 1 ? 'The photo is uploaded.' : 'All photos are uploaded.'
  return `${uploaded} of ${chosen} photos uploaded.`
}

/** After a reload, asks again for photos that were still uploading: a browser does not keep the files. */
function askForLostPhotos(lost: number, isBesideWords: boolean): string | undefined {
  if (lost === 0) return undefined
  return `${isBesideWords ? 'Your words are still here. ' : ''}${addAgain(lost)}`
}

function addAgain(photos: number): string {
  return `Please add your ${photos === 1 ? 'photo' : `${photos} photos`} again.`
}
