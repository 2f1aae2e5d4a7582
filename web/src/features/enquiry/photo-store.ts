/** The photos of the enquiry. Each is re-encoded and uploaded as soon as it is chosen, and then is the draft's. */

import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { errorMessage } from '../../api/error-message.ts'
import { checkPhoto, noPlaceFor, tooManyPhotos, wrongType } from './check-photos.ts'
import { changeDraft, type Draft, readDraft } from './draft.ts'
import { formToken } from './form-token.ts'
import { uploadUntilDone } from './photos/upload-until-done.ts'

/** A photo that the visitor has chosen. */
export type Photo = {
  /** Key of the object in the bucket, made when the photo is chosen: its URL is known before it is uploaded. */
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Object URL of the file. */
  thumbnail?: string
  /** Set by Send: whether the mail waits for it. What becomes of it then is said on the receipt. */
  sentAs?: 'awaited' | 'failed' | undefined
  upload: Upload
}

type Upload =
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
let page = none
const listeners = new Set<() => void>()
const transfers = new Map<string, AbortController>()
let givingUp: ReturnType<typeof setTimeout> | undefined

export const readPhotos = (): PagePhotos => page

export function subscribePhotos(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The photos of the form: those of the draft, and the page's own that are not uploaded. Once sent, all of its own. */
export function photosOf(draft: Draft, { own, giveUpAt }: PagePhotos): Photo[] {
  const isKept = ({ key, upload }: Photo) =>
    giveUpAt !== undefined || upload.state !== 'uploaded' || isIn(draft.photos, key)
  const others = giveUpAt === undefined ? draft.photos.filter(({ key }) => !isIn(own, key)) : []
  return [...own.filter(isKept), ...others.map((photo): Photo => ({ ...photo, upload: { state: 'uploaded' } }))]
}

/** How many photos were lost with the page that they were chosen on. */
export function photosLostOf({ photosLost }: Draft, { own }: PagePhotos): number {
  return Math.max(0, photosLost - countMissing(own))
}

/**
 * Adds the files at once, so that Send carries their keys before their first bytes are read. What is no photo then
 * goes, and `problems` has a sentence for it.
 */
export function choosePhotos(files: readonly File[]): Promise<void> {
  set({ problems: [] })
  // The likeliest come first, so that no other file takes their room.
  return add(files.toSorted((one, other) => doubtsAbout(one) - doubtsAbout(other)))
}

export function removePhoto(key: string): void {
  remove(key)
  set({ problems: [] })
}

/**
 * Called by Send. Returns what is sent of the photos, as far as there are places. Of a repeat, which has to be the same
 * enquiry, it is what was sent before.
 */
export function sendPhotos(isRepeat: boolean): string[] {
  const all = list().map(({ sentAs, ...photo }) => markSent(isRepeat ? { ...photo, sentAs } : photo))
  // One that has failed takes no other's place.
  const chosen = all.toSorted((one, other) => Number(one.sentAs === 'failed') - Number(other.sentAs === 'failed'))
  const places = new Set(chosen.slice(0, photoRules.maxPhotos))
  set({ own: all.map((photo) => (places.has(photo) ? photo : withoutPlace(photo))) })
  // A photo that failed before Send is sent as its bare key, so the mail does not wait for it.
  return all.filter((photo) => places.has(photo)).map(({ sentAs, key }) => (sentAs === 'failed' ? key : urlOf(key)))
}

/** Called when the enquiry is sent: until this time, in epoch milliseconds, its mail waits for them. */
export function tryUntil(giveUpAt: number): void {
  countAsLost(-countMissing(page.own))
  set({ giveUpAt })
  givingUp = setTimeout(giveUp, giveUpAt - Date.now())
}

export function clearPhotos(): void {
  clearTimeout(givingUp)
  page.own.forEach(discard)
  page = none
  for (const listener of listeners) listener()
}

function set(changes: Partial<PagePhotos>): void {
  const before = countMissing(page.own)
  page = { ...page, ...changes }
  if (page.giveUpAt === undefined) countAsLost(countMissing(page.own) - before)
  for (const listener of listeners) listener()
}

/** Stores how many photos a reload would lose. */
function countAsLost(more: number): void {
  const add = (photosLost: number) => Math.min(Math.max(0, photosLost + more), photoRules.maxPhotos)
  if (more !== 0) changeDraft(({ photosLost }) => ({ photosLost: add(photosLost) }))
}

function countMissing(own: readonly Photo[]): number {
  return own.length - countIn(own, 'uploaded')
}

function list(): Photo[] {
  return photosOf(readDraft(), page)
}

function update(key: string, changes: Partial<Photo>): void {
  set({ own: page.own.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)) })
}

/** Lists as many of the files as there is room for, and checks all. */
async function add(files: readonly File[]): Promise<void> {
  const room = Math.max(0, photoRules.maxPhotos - list().length)
  const listed = files.slice(0, room).map(newPhoto)
  set({ own: [...page.own, ...listed] })
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
  if (hasRoom && !page.own.some(({ sentAs }) => sentAs)) return add(photos)
  addProblem(tooManyPhotos(photos.map(({ name }) => name)))
}

/** Uploads a chosen file that is a photo. One that is none goes, unless its URL has left. */
function applyCheck(key: string, checked: File | string): void {
  const photo = page.own.find((each) => each.key === key)
  // Removed or given up meanwhile.
  if (photo?.upload.state !== 'uploading') return
  if (typeof checked !== 'string') {
    if (photosLostOf(readDraft(), page) > 0) countAsLost(-1)
    void upload(photo, checked)
  } else if (photo.sentAs) {
    const reason = photo.size > photoRules.maxBytes ? 'too_large' : 'unsupported_media_type'
    update(key, { upload: { state: 'failed', problem: problemOf(photo.name, new ApiFailure(reason)) } })
  } else {
    remove(key)
    addProblem(checked)
  }
}

/** Uploads the photo, unless it is removed, given up, or refused for good. */
async function upload({ key, name, size }: Photo, file: File): Promise<void> {
  const transfer = new AbortController()
  transfers.set(key, transfer)
  const { signal } = transfer
  const setUpload = (upload: Upload) => {
    if (!signal.aborted) update(key, { upload })
  }
  try {
    await uploadUntilDone(file, key, {
      signal,
      onProgress: (share) => setUpload({ state: 'uploading', share }),
      onDelay: (delay) => setUpload({ state: 'uploading', delay }),
    })
  } catch (reason) {
    if (reason instanceof ApiFailure && reason.kind === 'unsupported_media_type') applyCheck(key, wrongType(file))
    else setUpload({ state: 'failed', problem: problemOf(name, reason) })
    return
  }
  if (signal.aborted) return
  // Once the words are sent, the photos are no longer the draft's.
  if (page.giveUpAt !== undefined) return setUpload({ state: 'uploaded' })
  changeDraft(({ photos }) => ({ photos: [...photos, { key, name, size }].slice(0, photoRules.maxPhotos) }))
  setUpload({ state: 'uploaded' })
  // Another tab has uploaded as many meanwhile.
  if (!isIn(list(), key)) addProblem(tooManyPhotos([name]))
}

function remove(key: string): void {
  page.own.filter((photo) => photo.key === key).forEach(discard)
  changeDraft(({ photos }) => ({ photos: photos.filter((photo) => photo.key !== key) }))
  set({ own: page.own.filter((photo) => photo.key !== key) })
}

function discard({ key, thumbnail }: Photo): void {
  transfers.get(key)?.abort()
  if (thumbnail) URL.revokeObjectURL(thumbnail)
}

function giveUp(): void {
  const own = page.own.map((photo): Photo => {
    if (photo.upload.state !== 'uploading') return photo
    transfers.get(photo.key)?.abort()
    return { ...photo, upload: { state: 'failed', problem: problemOf(photo.name, new ApiFailure('timeout')) } }
  })
  set({ own })
}

function addProblem(problem: string): void {
  set({ problems: [...new Set([...page.problems, problem])] })
}

function newPhoto(file: File): Photo {
  const { name, size } = file
  const key = createPhotoKey(name, formToken.now(), crypto.randomUUID())
  return { key, name, size, thumbnail: URL.createObjectURL(file), upload: { state: 'uploading' } }
}

function isIn(photos: readonly { key: string }[], key: string): boolean {
  return photos.some((photo) => photo.key === key)
}

function markSent(photo: Photo) {
  const { sentAs = photo.upload.state === 'failed' ? 'failed' : 'awaited' } = photo
  return { ...photo, sentAs }
}

/** A photo for which there was no place, as form and receipt say. It is not sent. */
function withoutPlace({ sentAs: _, ...photo }: Photo): Photo {
  return { ...photo, upload: { state: 'failed', problem: noPlaceFor(photo.name) } }
}

/**
 * Whether a file may be no photo that we take, before a byte of it is read: the labels of Windows are not to be
 * trusted.
 */
function doubtsAbout({ size, type }: File): number {
  if (size > photoRules.maxBytes) return 2
  return photoRules.types.some((allowed) => allowed === type) ? 0 : 1
}

function urlOf(key: string): string {
  return photoUrl(location.origin, key)
}

export function countIn(photos: readonly Photo[], state: Photo['upload']['state']): number {
  return photos.filter(({ upload }) => upload.state === state).length
}

/** The specification's sentence. The server says it of a key that it refuses. */
function problemOf(name: string, reason: unknown): string {
  const [said] = reason instanceof ApiFailure ? Object.values(reason.fields) : []
  return `Failed to upload ${name}: ${said ?? errorMessage(reason)}`
}
