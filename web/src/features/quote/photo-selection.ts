import { checkPhotos } from './check-photos.ts'
import { quoteDraft } from './quote-draft.ts'

/** A photo the visitor has chosen, not yet sent. */
export type ChosenPhoto = {
  id: string
  file: File
  /** Object URL of the file, revoked when the photo is removed. */
  thumbnail: string
}

type PhotoSelection = {
  photos: readonly ChosenPhoto[]
  /** Sentences about files of the last choice that were refused. */
  problems: readonly string[]
}

const empty: PhotoSelection = { photos: [], problems: [] }
let selection = empty
const listeners = new Set<() => void>()

/** The photos of the visitor's one enquiry, shared by every form on the page like its words (`quote-draft.ts`). */
export const photoSelection = {
  get: (): PhotoSelection => selection,
  getOnServer: (): PhotoSelection => empty,
  /** Adds what the rules allow, and returns it; the selection then has sentences about the rest. */
  choose(files: readonly File[]): readonly File[] {
    const { photos: added, problems } = checkPhotos(files, selection.photos.length)
    const photos = added.map((file) => ({ id: crypto.randomUUID(), file, thumbnail: URL.createObjectURL(file) }))
    set({ photos: [...selection.photos, ...photos], problems })
    return added
  },
  remove(id: string): void {
    release(selection.photos.filter((photo) => photo.id === id))
    set({ photos: selection.photos.filter((photo) => photo.id !== id), problems: [] })
  },
  clear(): void {
    release(selection.photos)
    set(empty)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function set(next: PhotoSelection): void {
  selection = next
  quoteDraft.setPhotos(next.photos.length)
  for (const listener of listeners) listener()
}

function release(removed: readonly ChosenPhoto[]): void {
  for (const { thumbnail } of removed) URL.revokeObjectURL(thumbnail)
}
