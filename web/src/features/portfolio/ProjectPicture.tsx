import { useState } from 'react'
import { imageStem, imageVariant, projectImage } from '#shared/project-image.ts'
import { srcSet } from '../../ui/site-picture.ts'

type ProjectPictureProps = {
  /** The project's `image_url`. */
  imageUrl: string
  alt: string
  /** Displayed width, as in the `sizes` attribute: the browser chooses the file by it. */
  sizes: string
  /** False for a picture that is in view as soon as it is rendered. */
  lazy?: boolean
}

/** Where the files are, in order of preference: the bucket, then the site's own copies under the same names. */
const folders = [`/${projectImage.prefix}`, '/portfolio-images/'] as const

/** Width of the JPEG for browsers without `srcset`. */
const fallbackWidth = 640

/** A project's picture, 4:3. Its space is reserved, so it causes no layout shift. */
export function ProjectPicture({ imageUrl, alt, sizes, lazy = true }: ProjectPictureProps) {
  const [folder, setFolder] = useState(0)
  const stem = folders[folder] + imageStem(imageUrl)
  const { widths, aspectRatio } = projectImage
  const width = widths.at(-1)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(stem, widths, 'avif')} sizes={sizes} />
      <img
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(stem, widths, 'jpg')}
        src={imageVariant(stem, fallbackWidth, 'jpg')}
        alt={alt}
        width={width}
        height={width && (width * aspectRatio.height) / aspectRatio.width}
        onError={() => setFolder((current) => Math.min(current + 1, folders.length - 1))}
      />
    </picture>
  )
}
