/** Takes the files that a visitor chooses: each is checked, re-encoded and uploaded at once. */

import { createPhotoKey } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { ApiFailure } from '../../../api/api-failure.ts'
import { changeDraft, changePhotos, readDraft } from '../draft.ts'
import { formToken } from '../form-token.ts'
import { checkPhoto, tooManyPhotos, wrongType } from './check-photos.ts'
import {
  isIn,
  listPhotos,
  lostPhotos,
  type Photo,
  readPhotos,
  removePhoto,
  setPhotos,
  type Upload,
  updatePhoto,
} from './form-photos.ts'
import { failedUpload, uploadUntilDone } from './upload-until-done.ts'

/**
 * Adds the files at once, so that Send carries their keys before their first bytes are read. What is no photo then
 * goes, and `problems` has a sentence for it.
 */
export function choosePhotos(files: readonly File[]): Promise<void> {
  setPhotos({ problems: [] })
  // The likeliest come first, so that no other file takes their room.
  return add(files.toSorted((one, other) => doubtsAbout(one) - doubtsAbout(other)))
}

/** Lists as many of the files as there is room for, and checks all. */
async function add(files: readonly File[]): Promise<void> {
  const room = Math.max(0, photoRules.maxPhotos - listPhotos().length)
  const listed = files.slice(0, room).map(newPhoto)
  const stored = listed.map(({ key, name, size }) => ({ key, name, size, isUploaded: false }))
  setPhotos({ own: [...readPhotos().own, ...listed] })
  changeDraft(({ photos }) => ({ photos: [...photos, ...stored] }))
  const leftOut = await Promise.all(
    files.map(async (file, index) => {
      const checked = await checkPhoto(file)
      const photo = listed[index]
      if (photo) applyCheck(photo, checked)
      else if (typeof checked === 'string') addProblem(checked)
      else return [file]
      return []
    }),
  )
  const photos = leftOut.flat()
  if (photos.length === 0) return
  // One that was listed was no photo, and has gone.
  const hasRoom = listed.length > 0 && listPhotos().length < photoRules.maxPhotos
  if (hasRoom && !readPhotos().own.some(({ key, sentAs }) => sentAs && isIn(listed, key))) return add(photos)
  addProblem(tooManyPhotos(photos.map(({ name }) => name)))
}

/** Uploads a chosen file that is a photo. One that is none goes, unless its URL has left. */
function applyCheck(chosen: ChosenPhoto, checked: File | string): void {
  const { key, name, size } = chosen
  const photo = readPhotos().own.find((each) => each.key === key)
  // Removed or given up meanwhile.
  if (photo?.upload.state !== 'uploading') return
  if (typeof checked !== 'string') {
    // It stands in for a photo that was lost.
    const [lost] = lostPhotos(readDraft(), readPhotos())
    if (lost) changePhotos((photos) => photos.filter((each) => each.key !== lost.key))
    void upload(chosen, checked)
  } else if (photo.sentAs) {
    const reason = size > photoRules.maxBytes ? 'too_large' : 'unsupported_media_type'
    updatePhoto(key, { upload: failedUpload(name, new ApiFailure(reason)) })
  } else {
    removePhoto(key)
    addProblem(checked)
  }
}

/** Uploads the photo, unless it is removed, given up, or refused for good. */
async function upload(photo: ChosenPhoto, file: File): Promise<void> {
  const { key, name, transfer } = photo
  const { signal } = transfer
  const setUpload = (upload: Upload) => {
    if (!signal.aborted) updatePhoto(key, { upload })
  }
  try {
    await uploadUntilDone(file, key, {
      signal,
      onProgress: (share) => setUpload({ state: 'uploading', share }),
      onDelay: (delay) => setUpload({ state: 'uploading', delay }),
    })
  } catch (reason) {
    if (reason instanceof ApiFailure && reason.kind === 'unsupported_media_type') applyCheck(photo, wrongType(file))
    else setUpload(failedUpload(name, reason))
    return
  }
  if (signal.aborted) return
  changePhotos((photos) => photos.map((each) => (each.key === key ? { ...each, isUploaded: true } : each)))
  setUpload({ state: 'uploaded' })
}

function addProblem(problem: string): void {
  setPhotos({ problems: [...new Set([...readPhotos().problems, problem])] })
}

type ChosenPhoto = Photo & { transfer: AbortController }

function newPhoto(file: File): ChosenPhoto {
  const { name, size } = file
  return {
    key: createPhotoKey(name, formToken.now(), crypto.randomUUID()),
    name,
    size,
    thumbnail: URL.createObjectURL(file),
    transfer: new AbortController(),
    upload: { state: 'uploading' },
  }
}

/**
 * Whether a file may be no photo that we take, before a byte of it is read: the labels of Windows are not to be
 * trusted.
 */
function doubtsAbout({ size, type }: File): number {
  if (size > photoRules.maxBytes) return 2
  return photoRules.types.some((allowed) => allowed === type) ? 0 : 1
}
