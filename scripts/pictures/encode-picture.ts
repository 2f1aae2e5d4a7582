import type { AvifOptions, JpegOptions, Sharp } from 'sharp'
import type { ProjectImageFormat } from '#shared/project-image.ts'

/**
 * Encoder settings of each kind of picture, chosen by eye at dusk, where the dark gradients show artefacts first.
 * `photograph` is of the portfolio and of the owner, encoded while somebody waits: ten files take about a second of one
 * core, and one step more effort takes four times as long and saves a fourteenth of the bytes. `site` is encoded once
 * and committed. `house` is the hero picture, seen first: at the quality of `site` its panels and its timber blur.
 */
const settings = {
  photograph: { avif: { quality: 50, effort: 3 }, jpg: { quality: 74, mozjpeg: true } },
  site: {
    avif: { quality: 42, effort: 6, chromaSubsampling: '4:2:0' },
    jpg: { quality: 72, mozjpeg: true },
  },
  house: {
    avif: { quality: 50, effort: 6, chromaSubsampling: '4:2:0' },
    jpg: { quality: 72, mozjpeg: true },
  },
} satisfies Record<string, { avif: AvifOptions; jpg: JpegOptions }>

/** Part of each portfolio picture's fingerprint. Increase it with `photograph`: the next import encodes all again. */
export const encoderVersion = '2'

export function encodePicture(picture: Sharp, kind: keyof typeof settings, format: ProjectImageFormat): Sharp {
  const { avif, jpg } = settings[kind]
  return format === 'avif' ? picture.avif(avif) : picture.jpeg(jpg)
}
