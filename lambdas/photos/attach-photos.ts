import { withinTime } from '../runtime/within-time.ts'
import { photoKeyOf } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'

export interface AttachedPhoto {
  url: string
  /** `refused`: not a picture, too large or gone. `pending`: the bucket did not answer in time; redelivery tries again. */
  state: 'attached' | 'refused' | 'pending'
}

interface AttachPhotosDeps {
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  siteUrl: string
  /** Milliseconds for all photos together: they are inspected in parallel, then tagged in parallel. */
  bounds: { inspectPhotos: number; tagPhotos: number }
}

/**
 * Looks at an enquiry's photos and opens those that are pictures to the CDN [P5] [P7]. Never throws: a photo
 * is no reason to lose a lead. Doing it twice does no harm.
 */
export async function attachPhotos(urls: readonly string[], deps: AttachPhotosDeps): Promise<AttachedPhoto[]> {
  const inspected = await Promise.all(urls.map((url) => inspect(url, deps)))
  return Promise.all(inspected.map((photo) => tag(photo, deps)))
}

type InspectedPhoto = { url: string; state: 'refused' | 'pending' } | { url: string; state: 'picture'; key: string }

async function inspect(url: string, { photos, siteUrl, bounds }: AttachPhotosDeps): Promise<InspectedPhoto> {
  const key = photoKeyOf(siteUrl, url)
  if (!key) return { url, state: 'refused' }
  try {
    const state = await withinTime(bounds.inspectPhotos, (signal) => photos.inspect(key, signal))
    return state === 'picture' ? { url, state, key } : { url, state }
  } catch {
    return { url, state: 'pending' }
  }
}

async function tag(photo: InspectedPhoto, { photos, bounds }: AttachPhotosDeps): Promise<AttachedPhoto> {
  const { url } = photo
  if (photo.state !== 'picture') return { url, state: photo.state }
  try {
    await withinTime(bounds.tagPhotos, (signal) => photos.tagAttached(photo.key, signal))
    return { url, state: 'attached' }
  } catch {
    return { url, state: 'pending' }
  }
}
