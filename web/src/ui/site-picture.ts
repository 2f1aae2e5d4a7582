/** The files of each picture of the site, which `scripts/pictures/make-pictures.ts` makes in `web/public/images/`. */
export const sitePicture = {
  /** Pixels. */
  widths: [480, 800, 1200],
  /** The JPEG for browsers that know no `srcset`. */
  fallbackWidth: 800,
  formats: ['avif', 'jpg'],
  /** Proportions of every picture: 4:3. */
  width: 1200,
  height: 900,
} as const

/** The lit house is wider than the other pictures, and has a crop of the house alone for narrow screens. */
export const housePicture = {
  stems: { lit: 'hero-house-cutaway-dusk', unlit: 'hero-house-cutaway-unlit' },
  /** The whole street, 16:9. Files: `{stem}-{width}.{format}`. */
  wide: { widths: [960, 1280, 1600, 2000], width: 1600, height: 900 },
  /** The house alone: x 27 to 83 % of the picture. Files: `{stem}-house-{width}.{format}`. */
  house: { widths: [480, 640, 860, 1080], width: 1080, height: 1085, from: 0.27, to: 0.83 },
} as const
