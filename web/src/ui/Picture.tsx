import { PictureCaption } from './PictureCaption.tsx'
import { sitePicture, srcSet } from './site-picture.ts'

type PictureProps = {
  /** Stem of the picture's file names in `/images/`. */
  stem: string
  alt: string
  /**
   * What it is. A `render`, as most are, has the caption Illustration below it; a `labelled render` has one elsewhere,
   * for example one for its whole list.
   */
  kind?: 'render' | 'labelled render' | 'photograph'
  /** Displayed width, as in the `sizes` attribute, by which the browser chooses the file; by default half the page. */
  sizes?: string
  /** True for the one picture on the first screen, which is fetched with priority. */
  priority?: boolean
  /** Loads only when it is displayed and near the viewport: a picture hidden by CSS is never fetched. */
  lazy?: boolean
  className?: string
  /** Displayed width and height, for pictures that are not 4:3. */
  width?: number
  height?: number
}

/** A picture of the site in AVIF and JPEG. Its space is reserved, so it causes no layout shift. */
export function Picture({
  stem,
  alt,
  kind = 'render',
  sizes = '(min-width: 64rem) 50vw, 100vw',
  priority = false,
  lazy = !priority,
  className,
  width,
  height,
}: PictureProps) {
  const { widths, fallbackWidth } = sitePicture
  const path = `/images/${stem}`
  const picture = (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(path, widths, 'avif')} sizes={sizes} />
      <img
        src={`${path}-${fallbackWidth}.jpg`}
        srcSet={srcSet(path, widths, 'jpg')}
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
  if (kind !== 'render') return picture
  return (
    <>
      {picture}
      <PictureCaption text="Illustration" />
    </>
  )
}
