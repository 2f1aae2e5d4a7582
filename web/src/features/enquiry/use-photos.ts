import { useEffect, useMemo, useRef, useState } from 'react'
import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { checkPhotos, tooManyPhotos } from './check-photos.ts'
import type { Draft } from './draft.ts'
import { formToken } from './form-token.ts'

/** A photo that the visitor has chosen. */
export type Photo = {
  /** Of the object in the bucket, made when the photo is chosen: its URL is known before it is uploaded. */
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Absent for a photo that was uploaded before a reload. */
  file?: File
  /** Object URL of the file. */
  thumbnail?: string
  upload: /** `share` is 0 to 1, and undefined until the first byte is sent. */
    | { state: 'uploading'; share?: number | undefined }
    | { state: 'uploaded' }
    /** `problem` is a sentence for the visitor. */
    | { state: 'failed'; problem: string }
}

type State = {
  list: readonly Photo[]
  /** How many were still uploading when the page was left. */
  lost: number
  /** A sentence about each file that was refused in the last selection. */
  problems: readonly string[]
  /** Once the enquiry is sent: when the uploads are given up, in epoch milliseconds. */
  giveUpAt: number | undefined
  /** True after that time. */
  isGivenUp: boolean
}
const none: State = { list: [], lost: 0, problems: [], giveUpAt: undefined, isGivenUp: false }

/** Milliseconds between two tries of an upload once the enquiry is sent. */
const pause = 15_000

/** The photos of the enquiry. Each is re-encoded and uploaded as soon as it is chosen. */
export function usePhotos() {
  const [state, setState] = useState(none)
  /** The newest state, for uploads that end between renders. */
  const latest = useRef(state)
  const transfers = useRef(new Map<string, AbortController>())

  const actions = useMemo(() => {
    const set = (changes: Partial<State>) => {
      latest.current = { ...latest.current, ...changes }
      setState(latest.current)
    }
    const start = async ({ key, name, file }: Photo) => {
      if (!file) return
      const transfer = new AbortController()
      transfers.current.set(key, transfer)
      const { signal } = transfer
      const tell = (upload: Photo['upload']) => {
        if (signal.aborted) return
        set({ list: latest.current.list.map((photo) => (photo.key === key ? { ...photo, upload } : photo)) })
      }
      tell({ state: 'uploading' })
      while (!signal.aborted) {
        try {
          // Encoder and uploader are loaded with the first photo.
          const { uploadPhoto } = await import('./photos/upload-photo.ts').catch((cause: unknown) => {
            throw new ApiFailure('unreachable', { cause })
          })
          await uploadPhoto(file, key, { signal, onProgress: (share) => tell({ state: 'uploading', share }) })
          return tell({ state: 'uploaded' })
        } catch (reason) {
          // Before Send the visitor sees it, and may try again; after it nobody is asked to.
          if (latest.current.giveUpAt === undefined || !isPassing(reason))
            return tell({ state: 'failed', problem: problemOf(name, reason) })
          await goodMoment(signal)
        }
      }
    }
    const discard = ({ key, thumbnail }: Photo) => {
      transfers.current.get(key)?.abort()
      if (thumbnail) URL.revokeObjectURL(thumbnail)
    }
    const retry = () => {
      if (latest.current.isGivenUp) return
      for (const photo of latest.current.list) if (photo.upload.state === 'failed') void start(photo)
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
          const key = createPhotoKey(name, formToken.now(), crypto.randomUUID())
          return { key, name, size, file, thumbnail, upload: { state: 'uploading' } }
        })
        set({
          list: [...list, ...added],
          lost: Math.max(0, lost - added.length),
          problems: photos.length > room ? [...problems, tooManyPhotos] : problems,
        })
        for (const photo of added) void start(photo)
      },
      remove: (key: string) => {
        for (const photo of latest.current.list) if (photo.key === key) discard(photo)
        set({ list: latest.current.list.filter((photo) => photo.key !== key), problems: [] })
      },
      /** Tries the failed uploads again. */
      retry,
      /** Shows those of a draft. */
      restore: ({ photos, photosLost }: Draft) =>
        set({ list: photos.map((photo) => ({ ...photo, upload: { state: 'uploaded' } })), lost: photosLost }),
      /** Called when the enquiry is sent: until this time, in epoch milliseconds, its mail waits for them. */
      keepTrying: (giveUpAt: number) => {
        set({ giveUpAt })
        retry()
      },
      giveUp: () => {
        const list = latest.current.list.map((photo): Photo => {
          if (photo.upload.state !== 'uploading') return photo
          transfers.current.get(photo.key)?.abort()
          return { ...photo, upload: { state: 'failed', problem: problemOf(photo.name, new ApiFailure('timeout')) } }
        })
        set({ list, isGivenUp: true })
      },
      clear: () => {
        latest.current.list.forEach(discard)
        set(none)
      },
    }
  }, [])

  useEffect(() => onGoodMoment(actions.retry), [actions])
  useEffect(() => {
    if (state.giveUpAt === undefined) return
    const timer = setTimeout(actions.giveUp, state.giveUpAt - Date.now())
    return () => clearTimeout(timer)
  }, [state.giveUpAt, actions])

  return useMemo(() => ({ ...state, ...actions }), [state, actions])
}

/** Public URLs of the photos, uploaded or not. */
export function urlsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ key }) => photoUrl(location.origin, key))
}

export function countIn(photos: readonly Photo[], state: Photo['upload']['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}

/** What a draft keeps of them. */
export function stored(photos: readonly Photo[], lost: number): Pick<Draft, 'photos' | 'photosLost'> {
  const uploaded = photos.filter(({ upload }) => upload.state === 'uploaded')
  return {
    photos: uploaded.map(({ key, name, size }) => ({ key, name, size })),
    photosLost: Math.min(lost + photos.length - uploaded.length, photoRules.maxPhotos),
  }
}

/** The specification's sentence. */
function problemOf(name: string, reason: unknown): string {
  return `Failed to upload ${name}: ${errorMessage(reason)}`
}

/** True of a failure that another try may not meet. */
function isPassing(reason: unknown): boolean {
  return reason instanceof ApiFailure && (reason.isTemporary || reason.kind === 'timeout' || reason.kind === 'gone')
}

/** Calls when the network is back, and when the page is looked at again: a phone stops the uploads of one in its pocket. */
function onGoodMoment(call: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && call()
  addEventListener('online', call)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', call)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Resolves at the next good moment, after a pause at the latest, or once the upload is left. */
function goodMoment(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(go, pause)
    const stop = onGoodMoment(go)
    signal.addEventListener('abort', go, { once: true })
  })
}
