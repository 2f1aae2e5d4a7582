import { withinTime } from '../runtime/within-time.ts'
import type { PhotoStore } from './photo-store.ts'

export interface AttachedPhoto {
  key: string
  /**
   * `heic`: a picture that browsers and mail programs do not show. `refused`: not a picture, too large or gone. `pending`: the
   * bucket did not answer in time; the queue brings the message again.
   */
  state: 'attached' | 'heic' | 'refused' | 'pending'
}

interface AttachPhotosDeps {
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  /** Milliseconds for all photos together: they are inspected in parallel, then tagged in parallel. */
  bounds: { inspectPhotos: number; tagPhotos: number }
}

/**
 * Inspects an enquiry's photos and tags those that are pictures as attached, so that the CDN may read them. Never
 * throws, because a photo is no reason to lose an enquiry. Idempotent.
 */
export async function attachPhotos(keys: readonly string[], deps: AttachPhotosDeps): Promise<AttachedPhoto[]> {
  const inspected = await Promise.all(keys.map((key) => inspect(key, deps)))
  return Promise.all(inspected.map((photo) => tag(photo, deps)))
}

type InspectedPhoto = { key: string; state: 'picture' | Exclude<AttachedPhoto['state'], 'attached'> }

async function inspect(key: string, { photos, bounds }: AttachPhotosDeps): Promise<InspectedPhoto> {
  try {
    return { key, state: await withinTime(bounds.inspectPhotos, (signal) => photos.inspect(key, signal)) }
  } catch {
    return { key, state: 'pending' }
  }
}

async function tag({ key, state }: InspectedPhoto, { photos, bounds }: AttachPhotosDeps): Promise<AttachedPhoto> {
  if (state !== 'picture') return { key, state }
  try {
    await withinTime(bounds.tagPhotos, (signal) => photos.tagAttached(key, signal))
    return { key, state: 'attached' }
  } catch {
    return { key, state: 'pending' }
  }
}
