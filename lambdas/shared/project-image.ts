/**
 * Which files exist of a portfolio image. The importer makes them, `ProjectPicture.tsx` asks for them.
 * Each image is 4:3 and stored as `media/{stem}-{width}.{format}`.
 */
export const projectImage = {
  /** Pixels. */
  widths: [320, 480, 640, 960, 1280],
  /** Narrowest master, in pixels: a narrower one would look blurred. */
  minMasterWidth: 960,
  /** In order of preference. */
  formats: ['avif', 'jpg'],
  aspectRatio: { width: 4, height: 3 },
  /** Prefix of every key in the portfolio-images bucket and of its URL on the site. */
  prefix: 'media/',
  /** `Cache-Control` of each: a replaced image keeps its name, so caches keep it for a day only. */
  cacheControl: 'public, max-age=86400, s-maxage=86400, stale-while-revalidate=3600',
} as const

export type ProjectImageFormat = (typeof projectImage.formats)[number]

/** `hallway.jpg` -> `hallway`: the stem that the variants of a master share. */
export function imageStem(imageUrl: string): string {
  return imageUrl.replace(/\.[a-z]+$/i, '')
}

/** File name of one variant: `hallway-640.avif`. */
export function imageVariant(stem: string, width: number, format: ProjectImageFormat): string {
  return `${stem}-${width}.${format}`
}
