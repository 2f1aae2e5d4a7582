import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { checkPhotos } from './check-photos.ts'
import { quoteDraft } from './quote-draft.ts'

/** A photo that the visitor has chosen. */
export type ChosenPhoto = {
  id: string
  file: File
  /** Object URL of the file. */
  thumbnail: string
  upload: /** `share` is 0 to 1, and undefined until the first byte is sent. */
    | { state: 'moving'; share?: number | undefined }
    | { state: 'arrived'; url: string }
    /** `problem` is a sentence for the visitor. */
    | { state: 'failed'; problem: string }
    /** The visitor sent the enquiry without it. */
    | { state: 'left out' }
}

type ChosenPhotos = {
  photos: readonly ChosenPhoto[]
  /** Sentences about files of the last choice that were refused. */
  problems: readonly string[]
}

const none: ChosenPhotos = { photos: [], problems: [] }
let chosen = none
const listeners = new Set<() => void>()
/** Ends the transfer of a photo, by its id. */
const transfers = new Map<string, AbortController>()

/** The photos of the visitor's one enquiry, shared by every form like its words. Each is uploaded once it is chosen [L19]. */
export const chosenPhotos = {
  get: (): ChosenPhotos => chosen,
  getOnServer: (): ChosenPhotos => none,
  /** Adds what the rules allow; `problems` then has a sentence for the rest. */
  choose(files: readonly File[]): void {
    const { photos: added, problems } = checkPhotos(files, chosen.photos.length)
    const photos = added.map((file): ChosenPhoto => {
      return { id: crypto.randomUUID(), file, thumbnail: URL.createObjectURL(file), upload: { state: 'moving' } }
    })
    set({ photos: [...chosen.photos, ...photos], problems })
    for (const photo of photos) void upload(photo)
    addEventListener('online', chosenPhotos.retry)
  },
  /** What was chosen with this input, which is cleared: the list is what counts, and the same file can be chosen again. */
  takeFrom(input: HTMLInputElement): void {
    chosenPhotos.choose([...(input.files ?? [])])
    input.value = ''
  },
  remove(id: string): void {
    transfers.get(id)?.abort()
    for (const photo of chosen.photos) if (photo.id === id) URL.revokeObjectURL(photo.thumbnail)
    set({ photos: chosen.photos.filter((photo) => photo.id !== id), problems: [] })
  },
  /** Uploads again what has failed. */
  retry(): void {
    for (const photo of chosen.photos) if (photo.upload.state === 'failed') void upload(photo)
  },
  /** Ends what is on its way: the words go without it. */
  leaveOut(): void {
    for (const { id, upload } of chosen.photos) {
      if (upload.state === 'arrived') continue
      transfers.get(id)?.abort()
      report(id, { state: 'left out' })
    }
  },
  clear: (): void => set(none),
  /** Puts back the photos of an enquiry that is corrected. */
  restore: (photos: readonly ChosenPhoto[]): void => set({ photos, problems: [] }),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** How many of the chosen photos are in this state. */
export function countPhotos(state: ChosenPhoto['upload']['state']): number {
  return chosen.photos.filter(({ upload }) => upload.state === state).length
}

async function upload({ id, file }: ChosenPhoto): Promise<void> {
  const transfer = new AbortController()
  transfers.set(id, transfer)
  const tell = (state: ChosenPhoto['upload']) => !transfer.signal.aborted && report(id, state)
  tell({ state: 'moving' })
  try {
    // Encoder and uploader are fetched when the first photo is chosen.
    const { uploadPhoto } = await import('./photos/upload-photo.ts').catch((cause: unknown) => {
      throw new ApiFailure('unreachable', { cause })
    })
    const onProgress = (share: number) => tell({ state: 'moving', share })
    tell({ state: 'arrived', url: await uploadPhoto(file, { signal: transfer.signal, onProgress }) })
  } catch (reason) {
    tell({ state: 'failed', problem: `Failed to upload ${file.name}: ${errorMessage(reason)}` })
  }
}

function report(id: string, upload: ChosenPhoto['upload']): void {
  set({ ...chosen, photos: chosen.photos.map((photo) => (photo.id === id ? { ...photo, upload } : photo)) })
}

function set(next: ChosenPhotos): void {
  chosen = next
  quoteDraft.setPhotos(next.photos.length)
  for (const listener of listeners) listener()
}
