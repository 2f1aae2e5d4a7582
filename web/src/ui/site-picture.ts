/** The files of each picture, created by `scripts/pictures/make-pictures.ts` in `web/public/images/`. */
export const sitePicture = {
  /** In pixels. */
  widths: [480, 800, 1200],
  /** Width of the JPEG for browsers without `srcset`. */
  fallbackWidth: 800,
  formats: ['avif', 'jpg'],
  /** Aspect ratio of every picture: 4:3. */
  width: 1200,
  height: 900,
} as const

/** The lit house is wider than the other pictures, and has a separate crop for narrow screens. */
export const housePicture = {
  stems: { lit: 'hero-house-cutaway-dusk', unlit: 'hero-house-cutaway-unlit' },
  /** The whole street, 16:9. Files: `{stem}-{width}.{format}`. */
  wide: { widths: [960, 1280, 1600, 2000], width: 1600, height: 900 },
  /** The house alone: x 27 to 83 % of the picture. Files: `{stem}-house-{width}.{format}`. */
  house: { widths: [480, 640, 860, 1080], width: 1080, height: 1085, from: 0.27, to: 0.83 },
} as const
