/** The files of each picture, created by `scripts/pictures/make-pictures.ts` in `web/public/images/`. */
export const sitePicture = {
  /** In pixels. */
  widths: [480, 800, 1200],
  formats: ['avif', 'jpg'],
  /** Aspect ratio of every picture: 4:3. */
  width: 1200,
  height: 900,
} as const

/** The `srcset` of a picture's files `{stem}-{width}.{format}`; `stem` with its folder. */
export function srcSet(stem: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
}

/**
 * The house, lit and unlit: wide, with open sky beside it, and tall for a phone held upright. Files:
 * `{stem}-{width}.{format}`. Sizes are those of the masters, in whose units rooms and wiring are drawn.
 */
export const housePictures = {
  wide: {
    lit: 'hero-house-cutaway-dusk',
    unlit: 'hero-house-cutaway-unlit',
    widths: [960, 1120, 1400, 2000],
    width: 2560,
    height: 1350,
  },
  tall: {
    lit: 'hero-house-tall-dusk',
    unlit: 'hero-house-tall-unlit',
    widths: [480, 640, 860, 1080],
    width: 1200,
    height: 1140,
  },
} as const
