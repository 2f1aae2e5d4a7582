/** A photo the visitor has chosen, not yet sent. */
export type ChosenPhoto = {
  id: string
  file: File
  /** Object URL of the file, given back when the photo is removed. */
  thumbnail: string
}

const none: readonly ChosenPhoto[] = []
let photos = none
const listeners = new Set<() => void>()

/** The photos of the visitor's one enquiry, shared by every form on the page like its words (`quote-draft.ts`). */
export const photoSelection = {
  get: (): readonly ChosenPhoto[] => photos,
  getOnServer: (): readonly ChosenPhoto[] => none,
  add(files: readonly File[]): void {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, thumbnail: URL.createObjectURL(file) }))
    set([...photos, ...added])
  },
  remove(id: string): void {
    release(photos.filter((photo) => photo.id === id))
    set(photos.filter((photo) => photo.id !== id))
  },
  clear(): void {
    release(photos)
    set(none)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function set(next: readonly ChosenPhoto[]): void {
  photos = next
  for (const listener of listeners) listener()
}

function release(removed: readonly ChosenPhoto[]): void {
  for (const { thumbnail } of removed) URL.revokeObjectURL(thumbnail)
}
