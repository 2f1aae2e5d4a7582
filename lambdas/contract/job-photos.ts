/** Rules for photos that the owner's phone shows in the portfolio. Imports nothing: the browser needs no schemas. */
export const jobPhotos = {
  most: 6,
  /** Larger ones take more memory to decode than a phone gives a page. A phone's own largest has 50 million. */
  mostPixels: 50_000_000,
  /** Pixels; narrower ones would be blown up too far. */
  minWidth: 960,
  /** Width by height: of a longer one most would be cut off. */
  mostElongated: 2.4,
  /** Bytes of one file, as the browser makes it. */
  maxBytes: 2 * 1024 * 1024,
  type: 'image/jpeg',
  /** Begins the key of every upload. The CDN can read none of them. */
  uploadPrefix: 'job-photos/',
} as const

/** Page on which the owner shows a job, signed in at the desk. Behind `#` it has the id of the enquiry. */
export const showJobPath = '/show-job'

/** Id of the row that a photo of a job is. */
export function jobRowId(jobId: string, photo: string): string {
  return `${jobId}-${photo.slice(0, 8)}`
}

/** Id of the row that represents a job: its first photo's. */
export function cardIdOf({ id, job: { photos } }: { id: string; job: { photos: readonly { id: string }[] } }): string {
  return jobRowId(id, photos[0]?.id ?? '')
}
