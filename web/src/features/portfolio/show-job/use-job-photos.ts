import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react'
import { jobPhotos } from '#contract/job-photos.ts'
import { projectImage } from '#contract/project-image.ts'
import { callApi } from '../../../api/client.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { timeLimit } from '../../../api/retry.ts'
import { uploadFiles } from '../../../api/upload-files.ts'
import { type Crop, encodePhoto, PhotoProblem } from './encode-photo.ts'
import type { JobDraft, JobPhoto } from './job-draft.ts'

/** Time limit per photo, in milliseconds. Shorter than the lifetime of a signed URL. */
const uploadLimit = 120_000

/** Index of the size that the page shows. */
const shown = projectImage.widths.indexOf(640)

/** Adds photos and uploads each at once. Uploaded photos are kept even if the connection is lost. */
export function useJobPhotos(draft: JobDraft, setDraft: Dispatch<SetStateAction<JobDraft>>) {
  const chosen = useRef(new Map<string, File>())
  const encoded = useRef(new Map<string, Blob[]>())
  const [problems, setProblems] = useState<readonly string[]>([])
  /** Number of files being encoded. */
  const [reading, setReading] = useState(0)

  const change = (id: string, changes: Partial<JobPhoto>) =>
    setDraft((current) => ({
      ...current,
      photos: current.photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)),
    }))

  const upload = async (photo: string) => {
    const files = encoded.current.get(photo)
    if (!files) return
    const moving = (done: number) => change(photo, { upload: { state: 'moving', done } })
    moving(0)
    try {
      const signal = timeLimit(uploadLimit)
      const sizes = files.map(({ size }) => size)
      const sign = async () => {
        const { urls, headers } = await callApi('signJobPhoto', { body: { photo, sizes }, signal })
        return urls.map((uploadUrl) => ({ uploadUrl, headers }))
      }
      await uploadFiles(files, sign, { signal, onProgress: moving })
      encoded.current.delete(photo)
      change(photo, { upload: { state: 'arrived' } })
    } catch (reason) {
      change(photo, { upload: { state: 'failed', problem: `Not uploaded: ${errorMessage(reason)}.` } })
    }
  }

  const encodedPhoto = async (file: File, crop: Crop): Promise<JobPhoto> => {
    const files = await encodePhoto(file, crop)
    const id = crypto.randomUUID()
    chosen.current.set(id, file)
    encoded.current.set(id, files)
    return { id, row: id, crop, thumbnail: await dataUrl(files[shown]), upload: { state: 'moving', done: 0 } }
  }

  /** Another crop is uploaded as another picture. */
  const cropAgain = async (before: string, crop: Crop) => {
    const file = chosen.current.get(before)
    if (!file) return
    setReading((count) => count + 1)
    try {
      const photo = await encodedPhoto(file, crop)
      setDraft((current) => ({
        ...current,
        photos: current.photos.map((each) => (each.id === before ? { ...photo, row: each.row, alt: each.alt } : each)),
      }))
      void upload(photo.id)
    } finally {
      setReading((count) => count - 1)
    }
  }

  const add = async (file: File) => {
    setReading((count) => count + 1)
    try {
      const photo = await encodedPhoto(file, 'middle')
      setDraft((current) => ({ ...current, photos: [...current.photos, photo] }))
      void upload(photo.id)
    } catch (reason) {
      const problem = reason instanceof PhotoProblem ? reason.message : `“${file.name}” cannot be read.`
      setProblems((current) => [...current, problem])
    } finally {
      setReading((count) => count - 1)
    }
  }

  const retryAll = useEffectEvent(() => {
    for (const {
      id,
      upload: { state },
    } of draft.photos)
      if (state === 'failed') void upload(id)
  })
  useEffect(() => {
    addEventListener('online', retryAll)
    return () => removeEventListener('online', retryAll)
  }, [])

  return {
    problems,
    reading,
    retry: upload,
    crop: (id: string, crop: Crop) => void cropAgain(id, crop),
    choose(files: readonly File[]): void {
      const room = Math.max(0, jobPhotos.most - draft.photos.length - reading)
      const left = files.slice(room).map(({ name }) => `“${name}”`)
      setProblems(left.length > 0 ? [`${jobPhotos.most} photos are the most: ${left.join(', ')} left out.`] : [])
      for (const file of files.slice(0, room)) void add(file)
    },
    describe: (id: string, alt: string) => change(id, { alt }),
    remove(id: string): void {
      encoded.current.delete(id)
      setDraft((current) => ({ ...current, photos: current.photos.filter((photo) => photo.id !== id) }))
    },
    /** Moves a photo one place forward; the first one represents the job. */
    moveUp(id: string): void {
      setDraft((current) => {
        const at = current.photos.findIndex((photo) => photo.id === id)
        const photo = current.photos[at]
        if (at < 1 || !photo) return current
        const others = current.photos.toSpliced(at, 1)
        return { ...current, photos: others.toSpliced(at - 1, 0, photo) }
      })
    },
  }
}

export type JobPhotosHandle = ReturnType<typeof useJobPhotos>

function dataUrl(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file ?? new Blob())
  })
}
