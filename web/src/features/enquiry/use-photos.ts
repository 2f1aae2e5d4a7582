import { useEffect, useMemo, useRef, useState } from 'react'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { checkPhotos, tooManyPhotos } from './check-photos.ts'
import type { KeptPhoto } from './draft.ts'

/** A photo that the visitor has chosen. */
export type Photo = {
  /** Unique on the page: a number, or the URL of a photo that was uploaded before a reload. */
  id: string
  name: string
  /** Bytes. */
  size: number
  /** Absent for a photo that was uploaded before a reload. */
  file?: File
  /** Object URL of the file. */
  thumbnail?: string
  upload: /** `share` is 0 to 1, and undefined until the first byte is sent. */
    | { state: 'uploading'; share?: number | undefined }
    | { state: 'uploaded'; url: string }
    /** `problem` is a sentence for the visitor. */
    | { state: 'failed'; problem: string }
}

type State = {
  list: readonly Photo[]
  /** How many were still uploading when the page was reloaded. */
  lost: number
  /** A sentence about each file that was refused in the last selection. */
  problems: readonly string[]
}
const none: State = { list: [], lost: 0, problems: [] }

/** The photos of the enquiry. Each is re-encoded and uploaded as soon as it is chosen. */
export function usePhotos() {
  const [state, setState] = useState(none)
  /** The newest state, for uploads that end between renders. */
  const latest = useRef(state)
  const transfers = useRef(new Map<string, AbortController>())
  const chosenBefore = useRef(0)

  const actions = useMemo(() => {
    const set = (changes: Partial<State>) => {
      latest.current = { ...latest.current, ...changes }
      setState(latest.current)
    }
    const start = async ({ id, name, file }: Photo) => {
      if (!file) return
      const transfer = new AbortController()
      transfers.current.set(id, transfer)
      const tell = (upload: Photo['upload']) => {
        if (transfer.signal.aborted) return
        set({ list: latest.current.list.map((photo) => (photo.id === id ? { ...photo, upload } : photo)) })
      }
      tell({ state: 'uploading' })
      try {
        // Encoder and uploader are loaded with the first photo.
        const { uploadPhoto } = await import('./photos/upload-photo.ts').catch((cause: unknown) => {
          throw new ApiFailure('unreachable', { cause })
        })
        const onProgress = (share: number) => tell({ state: 'uploading', share })
        tell({ state: 'uploaded', url: await uploadPhoto(file, { signal: transfer.signal, onProgress }) })
      } catch (reason) {
        tell({ state: 'failed', problem: `Failed to upload ${name}: ${errorMessage(reason)}` })
      }
    }
    const discard = ({ id, thumbnail }: Photo) => {
      transfers.current.get(id)?.abort()
      if (thumbnail) URL.revokeObjectURL(thumbnail)
    }
    return {
      /** Adds the files that are photos; `problems` then has a sentence for each of the others. */
      choose: async (files: readonly File[]) => {
        const { photos, problems } = await checkPhotos(files)
        const { list, lost } = latest.current
        const room = photoRules.maxPhotos - list.length
        const added = photos.slice(0, room).map((file): Photo => {
          const thumbnail = URL.createObjectURL(file)
          const { name, size } = file
          return { id: `${++chosenBefore.current}`, name, size, file, thumbnail, upload: { state: 'uploading' } }
        })
        set({
          list: [...list, ...added],
          lost: Math.max(0, lost - added.length),
          problems: photos.length > room ? [...problems, tooManyPhotos] : problems,
        })
        for (const photo of added) void start(photo)
      },
      remove: (id: string) => {
        for (const photo of latest.current.list) if (photo.id === id) discard(photo)
        set({ list: latest.current.list.filter((photo) => photo.id !== id), problems: [] })
      },
      /** Tries the failed uploads again. */
      retry: () => {
        for (const photo of latest.current.list) if (photo.upload.state === 'failed') void start(photo)
      },
      /** Shows those of a draft that was put back. */
      restore: (kept: readonly KeptPhoto[]) => {
        const list = kept.flatMap(({ name, size, url }): Photo[] =>
          url ? [{ id: url, name, size, upload: { state: 'uploaded', url } }] : [],
        )
        set({ list, lost: kept.length - list.length })
      },
      clear: () => {
        latest.current.list.forEach(discard)
        set(none)
      },
    }
  }, [])

  useEffect(() => {
    addEventListener('online', actions.retry)
    return () => removeEventListener('online', actions.retry)
  }, [actions])

  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}

/** Public URLs of those that are uploaded. */
export function urlsOf(photos: readonly Photo[]): string[] {
  return photos.flatMap(({ upload }) => (upload.state === 'uploaded' ? [upload.url] : []))
}

export function countIn(photos: readonly Photo[], state: Photo['upload']['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}

/** What the draft keeps of them. */
export function keptPhotos(photos: readonly Photo[]): KeptPhoto[] {
  return photos.map(({ name, size, upload }) => ({
    name,
    size,
    ...(upload.state === 'uploaded' && { url: upload.url }),
  }))
}
