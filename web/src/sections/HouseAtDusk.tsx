import { PictureCaption } from '../ui/PictureCaption.tsx'
import { housePictures, srcSet } from '../ui/site-picture.ts'

type HouseAtDuskProps = {
  alt: string
  /** False: all its lights are off. */
  lit: boolean
}

/** The house of the home page in the hero of a page whose words are few. Not fetched where it is not shown. */
export function HouseAtDusk({ alt, lit }: HouseAtDuskProps) {
  const { widths, width, height, ...stems } = housePictures.tall
  const stem = `/images/${lit ? stems.lit : stems.unlit}`
  const sizes = '(min-width: 64rem) 50vw, 1px'
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={srcSet(stem, widths, 'avif')} sizes={sizes} />
        <img
          src={`${stem}-${widths[1]}.jpg`}
          srcSet={srcSet(stem, widths, 'jpg')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          fetchPriority="high"
        />
      </picture>
      <PictureCaption text="Illustration" />
    </>
  )
}
