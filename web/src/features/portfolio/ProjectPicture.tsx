import { useState } from 'react'
import {
  imageFormats,
  imageStem,
  imageVariant,
  type ProjectImageFormat,
  projectImage,
} from '#contract/project-image.ts'

type ProjectPictureProps = {
  /** `image_url` of the project; the address of the picture itself where it is not on the site yet. */
  imageUrl: string
  alt: string
  /** How wide the picture is shown, as in the `sizes` attribute: the browser picks the file by it. */
  sizes: string
  /** False for a picture that is in view as soon as it exists. */
  lazy?: boolean
}

/** Where the files are, best first: the bucket, then the site's own copies of the same names. */
const folders = [`/${projectImage.prefix}`, '/portfolio-images/'] as const

/** The JPEG for browsers that know no `srcset`. */
const fallbackWidth = 640

/** A picture of a project, 4:3. Its space is reserved, so that nothing moves when it arrives. */
export function ProjectPicture({ imageUrl, alt, sizes, lazy = true }: ProjectPictureProps) {
  const [folder, setFolder] = useState(0)
  const stem = imageStem(imageUrl)
  const url = (width: number, format: ProjectImageFormat) => folders[folder] + imageVariant(stem, width, format)
  const srcSet = (format: ProjectImageFormat) =>
    projectImage.widths.map((width) => `${url(width, format)} ${width}w`).join(', ')
  const width = projectImage.widths.at(-1)
  const { aspectRatio } = projectImage
  const formats = imageFormats(imageUrl)
  if (/^(data:|\/)/.test(imageUrl)) return <img src={imageUrl} alt={alt} />
  return (
    <picture>
      {formats.includes('avif') && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      <img
        loading={lazy ? 'lazy' : 'eager'}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet('jpg')}
        src={url(fallbackWidth, 'jpg')}
        alt={alt}
        width={width}
        height={width && (width * aspectRatio.height) / aspectRatio.width}
        onError={() => setFolder((current) => Math.min(current + 1, folders.length - 1))}
      />
    </picture>
  )
}
