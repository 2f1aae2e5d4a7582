import { sitePicture } from './site-picture.ts'

type PictureProps = {
  /** Stem of the picture's files under `/images/`. */
  stem: string
  alt: string
  /** How wide the picture is shown, as in the `sizes` attribute: the browser picks the file by it. */
  sizes: string
  /** True for the one picture of the first screen, which is fetched first. */
  priority?: boolean
  /** Waits until the picture is shown and near: one that styles hide is never fetched. */
  lazy?: boolean
  className?: string
  /** Width and height as shown, for pictures that are not 4:3. */
  width?: number
  height?: number
}

/** A picture of the site in AVIF and JPEG. Its space is reserved, so that nothing moves when it arrives. */
export function Picture({
  stem,
  alt,
  sizes,
  priority = false,
  lazy = !priority,
  className,
  width,
  height,
}: PictureProps) {
  const srcSet = (format: string) =>
    sitePicture.widths.map((size) => `/images/${stem}-${size}.${format} ${size}w`).join(', ')
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={`/images/${stem}-${sitePicture.fallbackWidth}.jpg`}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        alt={alt}
        width={width ?? sitePicture.width}
        height={height ?? sitePicture.height}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
