/** Rules for photos that the owner's phone shows in the portfolio. Imports nothing: the browser needs no schemas. */
export const jobPhotos = {
  most: 6,
  /** Pixels: decoding a larger one takes more memory than a phone gives a page. Phones make up to 50 million. */
  mostPixels: 50_000_000,
  /** Pixels: a narrower one would look blurred. */
  minWidth: 960,
  /** Width to height: cropping a longer one to 4:3 would lose most of it. */
  mostElongated: 2.4,
  /** Largest encoded file, in bytes. */
  maxBytes: 2 * 1024 * 1024,
  type: 'image/jpeg',
  /** Prefix of every upload's key. The CDN has no access to it. */
  uploadPrefix: 'job-photos/',
} as const

/** Page on which the owner shows a job, signed in at the desk. Its fragment is the id of the enquiry. */
export const showJobPath = '/show-job'

/** Id of the portfolio row for one photo of a job. */
export function jobRowId(jobId: string, photo: string): string {
  return `${jobId}-${photo.slice(0, 8)}`
}

/** Id of the row that represents a job, that of its first photo. */
export function cardIdOf({ id, job: { photos } }: { id: string; job: { photos: readonly { id: string }[] } }): string {
  return jobRowId(id, photos[0]?.id ?? '')
}
