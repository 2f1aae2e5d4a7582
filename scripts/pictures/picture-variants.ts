/**
 * Creates the files of one portfolio picture: every width and format of `#shared/project-image.ts` from one master.
 */
import sharp from 'sharp'
import { imageStem, imageVariant, type ProjectImageFormat, projectImage } from '#shared/project-image.ts'
import { encodePicture } from './encode-picture.ts'
import { maxMasterPixels } from './master-picture.ts'

/** One encoded file. `name` is its name below the bucket's `media/` prefix. */
type PictureVariant = { name: string; contentType: string; body: Buffer }

const contentTypes: Record<ProjectImageFormat, string> = { avif: 'image/avif', jpg: 'image/jpeg' }

// One thread per picture: the importer encodes several pictures at once, which uses the cores better.
sharp.concurrency(1)
sharp.cache(false)

/** Names of all files of a picture, in the order in which they are created. */
export function variantNames(imageUrl: string): string[] {
  const stem = imageStem(imageUrl)
  return projectImage.widths.flatMap((width) => projectImage.formats.map((format) => imageVariant(stem, width, format)))
}

/**
 * Yields the variants one at a time, so that only one encoded file is in memory. EXIF orientation is applied; EXIF
 * itself (GPS included) and all other metadata are left out, because sharp writes them only on request. The master is
 * decoded once, into its largest variant, from which the rest are scaled.
 */
export async function* encodeVariants(master: Buffer | string, imageUrl: string): AsyncGenerator<PictureVariant> {
  const largest = Math.max(...projectImage.widths)
  const { data, info } = await sharp(master, { limitInputPixels: maxMasterPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...sizeAt(largest), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const stem = imageStem(imageUrl)
  for (const width of projectImage.widths) {
    for (const format of projectImage.formats) {
      const raw = { width: info.width, height: info.height, channels: info.channels }
      const scaled = sharp(data, { raw }).resize(sizeAt(width))
      const body = await encodePicture(scaled, 'photograph', format).toBuffer()
      yield { name: imageVariant(stem, width, format), contentType: contentTypes[format], body }
    }
  }
}

function sizeAt(width: number): { width: number; height: number } {
  const { aspectRatio } = projectImage
  return { width, height: Math.round((width * aspectRatio.height) / aspectRatio.width) }
}
