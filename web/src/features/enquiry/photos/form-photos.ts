/** The photos of the form: those that were chosen on this page, and those of the draft. */

import { createStore } from '../create-store.ts'
import { changePhotos, readDraft } from '../draft.ts'
import type { Draft, DraftPhoto } from '../draft-storage.ts'

/** A photo of the form. */
export type Photo = Omit<DraftPhoto, 'isUploaded'> & {
  /** Object URL of the file, on the page that it was chosen on. */
  thumbnail?: string
  /** Ends the upload from this page. */
  transfer?: AbortController
  /** Set by Send: whether the mail waits for it. What becomes of it then is said on the receipt. */
  sentAs?: 'awaited' | 'failed'
  upload: Upload
}

export type Upload =
  /** `share` is 0 to 1, and undefined until the first byte is sent. `delay` says why it waits for another try. */
  | { state: 'uploading'; share?: number | undefined; delay?: string }
  | { state: 'uploaded' }
  /** `problem` is a sentence for the visitor. */
  | { state: 'failed'; problem: string }

type PagePhotos = {
  /** Chosen on this page, or sent from it. */
  own: readonly Photo[]
  /** A sentence about each file that was refused in the last selection. */
  problems: readonly string[]
  /** Once the enquiry is sent: when the uploads are given up, in epoch milliseconds. */
  giveUpAt: number | undefined
}
const none: PagePhotos = { own: [], problems: [], giveUpAt: undefined }

/** The photos of this page: files are not kept over a reload. */
const current = createStore(none)
export const readPhotos = current.get
export const subscribePhotos = current.subscribe

export function setPhotos(changes: Partial<PagePhotos>): void {
  current.set({ ...readPhotos(), ...changes })
}

export function updatePhoto(key: string, changes: Partial<Photo>): void {
  setPhotos({ own: readPhotos().own.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) })
}

/** The photos of the form: those of the draft that are uploaded, or from this page. Once sent, those that were. */
export function photosOf(draft: Draft, { own, giveUpAt }: PagePhotos): readonly Photo[] {
  if (giveUpAt !== undefined) return own
  return draft.photos.flatMap(({ isUploaded, ...photo }): Photo[] => {
    const chosen = own.filter(({ key }) => key === photo.key)
    return isUploaded && chosen.length === 0 ? [{ ...photo, upload: { state: 'uploaded' } }] : chosen
  })
}

/** The draft's photos that were lost with the page they were chosen on. */
export function lostPhotos(draft: Draft, { own }: PagePhotos): DraftPhoto[] {
  return draft.photos.filter(({ key, isUploaded }) => !isUploaded && !isIn(own, key))
}

export function listPhotos(): readonly Photo[] {
  return photosOf(readDraft(), readPhotos())
}

export function removePhoto(key: string): void {
  for (const photo of readPhotos().own) if (photo.key === key) discard(photo)
  changePhotos((photos) => photos.filter((photo) => photo.key !== key))
  setPhotos({ own: readPhotos().own.filter((photo) => photo.key !== key) })
}

/** Ends the photos of this page. Those of the draft stay stored. */
export function clearPhotos(): void {
  readPhotos().own.forEach(discard)
  current.set(none)
}

function discard({ transfer, thumbnail }: Photo): void {
  transfer?.abort()
  if (thumbnail) URL.revokeObjectURL(thumbnail)
}

export function isIn(photos: readonly { key: string }[], key: string): boolean {
  return photos.some((photo) => photo.key === key)
}

export function countIn(photos: readonly Photo[], state: Upload['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}
