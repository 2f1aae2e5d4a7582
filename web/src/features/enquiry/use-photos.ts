import { useEffect, useMemo, useRef, useState } from 'react'
import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { hasPassed, pauses } from '../../api/retry.ts'
import { checkPhoto, noPlaceFor, tooManyPhotos, wrongType } from './check-photos.ts'
import type { Draft } from './draft.ts'
import { formToken } from './form-token.ts'
import { uploadPhoto } from './photos/upload-photo.ts'
import type { useDraft } from './use-draft.ts'

/** A photo that the visitor has chosen. */
export type Photo = {
  /** Key of the object in the bucket, made when the photo is chosen: its URL is known before it is uploaded. */
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Object URL of the file. */
  thumbnail?: string
  /**
   * What has left with the words: its URL, or the bare key of one that had failed, for which no mail waits. What
   * becomes of it is said on the receipt.
   */
  sentAs?: string | undefined
  upload: /** `share` is 0 to 1, and undefined until the first byte is sent. `delay` says why it waits for another try. */
    | { state: 'uploading'; share?: number | undefined; delay?: string }
    | { state: 'uploaded' }
    /** `problem` is a sentence for the visitor. */
    | { state: 'failed'; problem: string }
}

type State = {
  /** Chosen on this page, or sent from it. Those that were uploaded are the draft's until then. */
  own: readonly Photo[]
  /** How many were still uploading when the page was left. */
  lost: number
  /** A sentence about each file that was refused in the last selection. */
  problems: readonly string[]
  /** Once the enquiry is sent: when the uploads are given up, in epoch milliseconds. */
  giveUpAt: number | undefined
}
const none: State = { own: [], lost: 0, problems: [], giveUpAt: undefined }

/** Milliseconds before each try of an upload after the first few. */
const longestPause = 15_000

/** The photos of the enquiry. Each is re-encoded and uploaded as soon as it is chosen, and then kept in the draft. */
export function usePhotos(draft: ReturnType<typeof useDraft>) {
  const { photos: draftPhotos, latest: latestDraft, change } = draft
  const [state, setState] = useState(none)
  /** The newest state, for uploads that end between renders. */
  const latest = useRef(state)
  const transfers = useRef(new Map<string, AbortController>())

  const actions = useMemo(() => {
    const set = (changes: Partial<State>) => {
      latest.current = { ...latest.current, ...changes }
      setState(latest.current)
      const { own, lost, giveUpAt } = latest.current
      const photosLost = Math.min(lost + own.length - countIn(own, 'uploaded'), photoRules.maxPhotos)
      if (giveUpAt === undefined && photosLost !== latestDraft().photosLost) change(() => ({ photosLost }))
    }
    const list = () => listOf(latest.current.own, latestDraft().photos)
    const update = (key: string, changes: Partial<Photo>) =>
      set({ own: latest.current.own.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) })
    const start = async ({ key, name, size }: Photo, file: File) => {
      const transfer = new AbortController()
      transfers.current.set(key, transfer)
      const { signal } = transfer
      const setUpload = (upload: Photo['upload']) => {
        if (!signal.aborted) update(key, { upload })
      }
      let turn = 0
      while (!signal.aborted) {
        try {
          await uploadPhoto(file, key, { signal, onProgress: (share) => setUpload({ state: 'uploading', share }) })
          if (signal.aborted) return
          setUpload({ state: 'uploaded' })
          // Once the words are sent, the photos are no longer the draft's.
          if (latest.current.giveUpAt !== undefined) return
          change(({ photos }) => ({
            photos: [...photos, { key, name, size }].slice(0, photoRules.maxPhotos),
          }))
          // Another tab has uploaded as many meanwhile.
          if (!isIn(list(), key)) addProblem(tooManyPhotos([name]))
          return
        } catch (reason) {
          const isPicture = !(reason instanceof ApiFailure) || reason.kind !== 'unsupported_media_type'
          if (!isPicture) return applyCheck(key, wrongType(file))
          if (!isPassing(reason)) return setUpload({ state: 'failed', problem: problemOf(name, reason) })
          const pause = pauses[turn] ?? longestPause
          // A fault of a second or two is not worth a word.
          if (!navigator.onLine || pause === longestPause) setUpload({ state: 'uploading', delay: delayOf(reason) })
          // A connection that is back may fail once more.
          turn = (await hasPassed(pause, signal)) ? turn + 1 : 0
        }
      }
    }
    const discard = ({ key, thumbnail }: Photo) => {
      transfers.current.get(key)?.abort()
      if (thumbnail) URL.revokeObjectURL(thumbnail)
    }
    const remove = (key: string) => {
      const { own } = latest.current
      own.filter((photo) => photo.key === key).forEach(discard)
      change(({ photos }) => ({ photos: photos.filter((photo) => photo.key !== key) }))
      set({ own: own.filter((photo) => photo.key !== key) })
    }
    const addProblem = (problem: string) => set({ problems: [...new Set([...latest.current.problems, problem])] })
    /** Uploads a chosen file that is a photo. One that is none goes, unless its URL has left. */
    const applyCheck = (key: string, checked: File | string) => {
      const photo = latest.current.own.find((each) => each.key === key)
      // Removed or given up meanwhile.
      if (photo?.upload.state !== 'uploading') return
      if (typeof checked !== 'string') {
        set({ lost: Math.max(0, latest.current.lost - 1) })
        void start(photo, checked)
      } else if (photo.sentAs) {
        const reason = photo.size > photoRules.maxBytes ? 'too_large' : 'unsupported_media_type'
        const problem = problemOf(photo.name, new ApiFailure(reason))
        update(key, { upload: { state: 'failed', problem } })
      } else {
        remove(key)
        addProblem(checked)
      }
    }
    /** Lists as many of the files as there is room for, and checks all. */
    const add = async (files: readonly File[]): Promise<void> => {
      const room = Math.max(0, photoRules.maxPhotos - list().length)
      const listed = files.slice(0, room).map(newPhoto)
      set({ own: [...latest.current.own, ...listed] })
      const leftOut = await Promise.all(
        files.map(async (file, index) => {
          const checked = await checkPhoto(file)
          const photo = listed[index]
          if (photo) applyCheck(photo.key, checked)
          else if (typeof checked === 'string') addProblem(checked)
          else return [file]
          return []
        }),
      )
      const photos = leftOut.flat()
      if (photos.length === 0) return
      // One that was listed was no photo, and has gone.
      const hasRoom = listed.length > 0 && list().length < photoRules.maxPhotos
      if (hasRoom && !latest.current.own.some(({ sentAs }) => sentAs)) return add(photos)
      addProblem(tooManyPhotos(photos.map(({ name }) => name)))
    }
    return {
      /**
       * Adds the files at once, so that Send carries their keys before their first bytes are read. What is no photo
       * then goes, and `problems` has a sentence for it.
       */
      choose: (files: readonly File[]) => {
        // Other tabs may have added some.
        change(() => ({}))
        set({ problems: [] })
        // The likeliest come first, so that no other file takes their room.
        return add(files.toSorted((one, other) => doubtsAbout(one) - doubtsAbout(other)))
      },
      /**
       * Called by Send with the photos that the form shows. Returns what is sent of them, and of those that another tab
       * has added, as far as there are places. Once it may have arrived, what is sent of a photo stays the same: a
       * repeat is one enquiry.
       */
      send: (shown: readonly Photo[], mayHaveArrived: boolean): string[] => {
        const sentNow = shown.map((photo) => markSent(mayHaveArrived ? photo : { ...photo, sentAs: undefined }))
        const all = listOf(sentNow, latestDraft().photos).map(markSent)
        // One that has failed takes no other's place.
        const chosen = all.toSorted((one, other) => Number(hasFailed(one)) - Number(hasFailed(other)))
        const places = new Set(chosen.slice(0, photoRules.maxPhotos))
        set({ own: all.map((photo) => (places.has(photo) ? photo : withoutPlace(photo))) })
        return all.filter((photo) => places.has(photo)).map(({ sentAs }) => sentAs)
      },
      remove: (key: string) => {
        remove(key)
        set({ problems: [] })
      },
      /** Says how many were lost with the page of a draft. */
      restoreLost: (lost: number) => lost !== latest.current.lost && set({ lost }),
      /** Called when the enquiry is sent: until this time, in epoch milliseconds, its mail waits for them. */
      tryUntil: (giveUpAt: number) => set({ giveUpAt }),
      giveUp: () => {
        const own = latest.current.own.map((photo): Photo => {
          if (photo.upload.state !== 'uploading') return photo
          transfers.current.get(photo.key)?.abort()
          return { ...photo, upload: { state: 'failed', problem: problemOf(photo.name, new ApiFailure('timeout')) } }
        })
        set({ own })
      },
      clear: () => {
        latest.current.own.forEach(discard)
        set(none)
      },
    }
  }, [latestDraft, change])

  useEffect(() => {
    if (state.giveUpAt === undefined) return
    const timer = setTimeout(actions.giveUp, state.giveUpAt - Date.now())
    return () => clearTimeout(timer)
  }, [state.giveUpAt, actions])

  return useMemo(() => ({ ...state, ...actions, list: listOf(state.own, draftPhotos) }), [state, actions, draftPhotos])
}

function newPhoto(file: File): Photo {
  const { name, size } = file
  const key = createPhotoKey(name, formToken.now(), crypto.randomUUID())
  return { key, name, size, thumbnail: URL.createObjectURL(file), upload: { state: 'uploading' } }
}

/** The photos of the form: the page's own, but for those that another tab has removed, and the others of the draft. */
function listOf(own: readonly Photo[], draftPhotos: Draft['photos']): Photo[] {
  const isKept = ({ key, sentAs, upload }: Photo) => sentAs || upload.state !== 'uploaded' || isIn(draftPhotos, key)
  const others = draftPhotos.filter(({ key }) => !isIn(own, key))
  return [...own.filter(isKept), ...others.map((photo): Photo => ({ ...photo, upload: { state: 'uploaded' } }))]
}

function isIn(photos: readonly { key: string }[], key: string): boolean {
  return photos.some((photo) => photo.key === key)
}

function markSent(photo: Photo) {
  const { key, upload } = photo
  const { sentAs = upload.state === 'failed' ? key : photoUrl(location.origin, key) } = photo
  return { ...photo, sentAs }
}

/** A photo for which there was no place, as form and receipt say. It is not sent. */
function withoutPlace({ sentAs: _, ...photo }: Photo): Photo {
  return { ...photo, upload: { state: 'failed', problem: noPlaceFor(photo.name) } }
}

/** True of a photo that had failed when it was first sent. */
function hasFailed({ key, sentAs }: Photo): boolean {
  return sentAs === key
}

/**
 * Whether a file may be no photo that we take, before a byte of it is read: the labels of Windows are not to be
 * trusted.
 */
function doubtsAbout({ size, type }: File): number {
  if (size > photoRules.maxBytes) return 2
  return photoRules.types.some((allowed) => allowed === type) ? 0 : 1
}

/** Public URLs of the photos, uploaded or not. */
export function urlsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ key }) => photoUrl(location.origin, key))
}

export function countIn(photos: readonly Photo[], state: Photo['upload']['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}

/** The specification's sentence. The server says it of a key that it refuses. */
function problemOf(name: string, reason: unknown): string {
  const [said] = reason instanceof ApiFailure ? Object.values(reason.fields) : []
  return `Failed to upload ${name}: ${said ?? errorMessage(reason)}`
}

/** True of a failure that another try may not meet. */
function isPassing(reason: unknown): boolean {
  return reason instanceof ApiFailure && (reason.isTemporary || ['timeout', 'gone', 'unreadable'].includes(reason.kind))
}

/** Why a photo is not uploaded yet, and that nobody has to do anything about it. */
function delayOf(reason: unknown): string {
  if (!navigator.onLine) return 'Waiting for a connection. It is uploaded by itself once there is one.'
  return `Not uploaded yet: ${errorMessage(reason)}. We keep trying.`
}
