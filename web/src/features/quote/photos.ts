import { photoRules } from '#contract/photo-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { createStore } from '../../ui/create-store.ts'
import { checkPhotos, tooManyPhotos } from './check-photos.ts'
import { quoteDraft } from './quote-draft.ts'

/** A photo that the visitor has chosen. */
export type ChosenPhoto = {
  id: string
  name: string
  /** Bytes. */
  size: number
  /** Undefined for a photo uploaded before a reload. */
  file?: File
  /** Object URL of the file. */
  thumbnail?: string
  upload: /** `share` is 0 to 1, and undefined until the first byte is sent. */
    | { state: 'moving'; share?: number | undefined }
    | { state: 'arrived'; url: string }
    /** `problem` is a message for the visitor. */
    | { state: 'failed'; problem: string }
}

type ChosenPhotos = {
  /** Photos of the draft. */
  photos: readonly ChosenPhoto[]
  /** Photos of enquiries whose text has been sent. */
  sent: readonly ChosenPhoto[]
  /** Number of photos that were still uploading when the page was reloaded. */
  lost: number
  /** Messages about files refused in the last selection. */
  problems: readonly string[]
}

const none: ChosenPhotos = { photos: [], sent: [], lost: 0, problems: [] }
const store = createStore(fromDraft, none)
/** Number of photos chosen on this page: a photo's id is its number, or its URL. */
let chosenBefore = 0
/** Aborts the upload of a photo, by photo id. */
const transfers = new Map<string, AbortController>()

/** The photos of the one enquiry, shared by every form like the text. Each is uploaded as soon as it is chosen [L19]. */
export const chosenPhotos = {
  get: store.get,
  subscribe: store.subscribe,
  use: store.use,
  /** Adds the valid photos; `problems` then has a message for each of the others. */
  async choose(files: readonly File[]): Promise<void> {
    const { photos: pictures, problems } = await checkPhotos(files)
    const { photos, lost } = store.get()
    const room = photoRules.maxPhotos - photos.length
    const added = pictures.slice(0, room).map((file): ChosenPhoto => {
      const { name, size } = file
      return {
        id: `${++chosenBefore}`,
        name,
        size,
        file,
        thumbnail: URL.createObjectURL(file),
        upload: { state: 'moving' },
      }
    })
    set({
      photos: [...photos, ...added],
      lost: Math.max(0, lost - added.length),
      problems: pictures.length > room ? [...problems, tooManyPhotos] : problems,
    })
    for (const photo of added) void upload(photo)
    addEventListener('online', chosenPhotos.retry)
  },
  /** Takes the input's files and clears it: the list of photos counts, and the same file can be chosen again. */
  takeFrom(input: HTMLInputElement): void {
    void chosenPhotos.choose([...(input.files ?? [])])
    input.value = ''
  },
  remove(id: string): void {
    transfers.get(id)?.abort()
    for (const { thumbnail, ...photo } of store.get().photos)
      if (photo.id === id && thumbnail) URL.revokeObjectURL(thumbnail)
    set({ photos: store.get().photos.filter((photo) => photo.id !== id), problems: [] })
  },
  /** Retries failed uploads, including those of enquiries already sent. */
  retry(): void {
    const { photos, sent } = store.get()
    for (const photo of [...photos, ...sent]) if (photo.upload.state === 'failed') void upload(photo)
  },
  /** Called after the text was sent: moves the draft's photos to `sent`, where uploads continue. Returns their ids. */
  handOver(): string[] {
    const { photos, sent } = store.get()
    set({ photos: [], sent: [...sent, ...photos], lost: 0, problems: [] })
    return photos.map(({ id }) => id)
  },
  /** Moves the photos of an enquiry being corrected back into the draft. */
  takeBack(ids: readonly string[]): void {
    const { sent } = store.get()
    const photos = sent.filter(({ id }) => ids.includes(id))
    set({ photos, sent: sent.filter((photo) => !photos.includes(photo)), problems: [] })
  },
  /** Removes all photos and aborts their uploads. */
  clear(): void {
    for (const { id } of store.get().photos) chosenPhotos.remove(id)
    set({ lost: 0, problems: [] })
  },
}

export function urlsOf(photos: readonly ChosenPhoto[]): string[] {
  return photos.flatMap(({ upload }) => (upload.state === 'arrived' ? [upload.url] : []))
}

export function inState(photos: readonly ChosenPhoto[], state: ChosenPhoto['upload']['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}

/** Photos uploaded before a reload are kept; those still uploading are lost [L11]. */
function fromDraft(): ChosenPhotos {
  const kept = quoteDraft.get().photos
  const photos = kept.flatMap(({ name, size, url }): ChosenPhoto[] =>
    url ? [{ id: url, name, size, upload: { state: 'arrived', url } }] : [],
  )
  return { ...none, photos, lost: kept.length - photos.length }
}

async function upload({ id, name, file }: ChosenPhoto): Promise<void> {
  if (!file) return
  const transfer = new AbortController()
  transfers.set(id, transfer)
  const tell = (state: ChosenPhoto['upload']) => !transfer.signal.aborted && report(id, state)
  tell({ state: 'moving' })
  try {
    // Encoder and uploader are loaded with the first photo.
    const { uploadPhoto } = await import('./photos/upload-photo.ts').catch((cause: unknown) => {
      throw new ApiFailure('unreachable', { cause })
    })
    const onProgress = (share: number) => tell({ state: 'moving', share })
    tell({ state: 'arrived', url: await uploadPhoto(file, { signal: transfer.signal, onProgress }) })
  } catch (reason) {
    tell({ state: 'failed', problem: `Failed to upload ${name}: ${errorMessage(reason)}` })
  }
}

function report(id: string, upload: ChosenPhoto['upload']): void {
  const reported = (photos: readonly ChosenPhoto[]) =>
    photos.map((photo) => (photo.id === id ? { ...photo, upload } : photo))
  const { photos, sent } = store.get()
  set({ photos: reported(photos), sent: reported(sent) })
}

function set(changes: Partial<ChosenPhotos>): void {
  const next = { ...store.get(), ...changes }
  store.set(next)
  const lost = Array.from({ length: next.lost }, () => ({ name: '', size: 0 }))
  quoteDraft.setPhotos([
    ...next.photos.map(({ name, size, upload }) =>
      upload.state === 'arrived' ? { name, size, url: upload.url } : { name, size },
    ),
    ...lost,
  ])
}
