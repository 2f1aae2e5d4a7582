import { withinTime } from '../runtime/within-time.ts'
import type { PhotoStore } from './photo-store.ts'

export interface ClaimedPhoto {
  key: string
  /**
   * `claimed`: a picture that the CDN may now read. `heic`: one in a phone's own format. `refused`: no picture, or too
   * large. `absent`: not uploaded, or not yet. `unknown`: the bucket did not answer.
   */
  state: 'claimed' | 'heic' | 'refused' | 'absent' | 'unknown'
}

interface ClaimPhotosDeps {
  photos: Pick<PhotoStore, 'inspect' | 'tagAttached'>
  /** Called with the bucket's error. */
  onFailure?: (error: unknown) => void
  /**
   * Milliseconds for all photos together: they are inspected in parallel, then tagged in parallel. The worker's by
   * default.
   */
  bounds?: { inspect: number; tag: number }
}

/**
 * Inspects an enquiry's photos, and tags those that are pictures, so that the CDN may read them and they are kept.
 * Never throws, because a photo is no reason to lose an enquiry. The same again does no harm.
 */
export async function claimPhotos(
  keys: readonly string[],
  { photos, onFailure, bounds = { inspect: 1400, tag: 600 } }: ClaimPhotosDeps,
): Promise<ClaimedPhoto[]> {
  const attempt = async <State>(milliseconds: number, work: (signal: AbortSignal) => Promise<State>) => {
    try {
      return await withinTime(milliseconds, work)
    } catch (error) {
      onFailure?.(error)
      return 'unknown' as const
    }
  }
  const inspected = await Promise.all(
    keys.map(async (key) => ({ key, state: await attempt(bounds.inspect, (signal) => photos.inspect(key, signal)) })),
  )
  return Promise.all(
    inspected.map(async ({ key, state }) => {
      if (state !== 'picture') return { key, state }
      const tag = (signal: AbortSignal) => photos.tagAttached(key, signal).then(() => 'claimed' as const)
      return { key, state: await attempt(bounds.tag, tag) }
    }),
  )
}

/** True once nothing about a photo can change. */
export function isFinal({ state }: ClaimedPhoto): boolean {
  return state !== 'absent' && state !== 'unknown'
}
