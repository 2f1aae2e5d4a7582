import { housePicture } from '../ui/site-picture.ts'

type HousePictureProps = {
  stem: string
  alt: string
  /** True for the lit picture, which is fetched first. */
  priority?: boolean
}

/** Widths that show the crop; same as in LitHouse.css. */
const narrow = '(width < 48rem) and (orientation: portrait)'
const wideSizes = '(width >= 64rem) min(66vw, 76rem), 100vw'

/** The cutaway house: the whole street, or on a phone held upright a separate crop of the house. */
export function HousePicture({ stem, alt, priority = false }: HousePictureProps) {
  const { wide, house } = housePicture
  const srcSet = (name: string, widths: readonly number[], format: string) =>
    widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ')
  const formats = [
    ['image/avif', 'avif'],
    ['image/jpeg', 'jpg'],
  ] as const
  return (
    <picture className="house-picture">
      {formats.map(([type, format]) => (
        <source
          key={type}
          media={narrow}
          type={type}
          srcSet={srcSet(`${stem}-house`, house.widths, format)}
          sizes="100vw"
          width={house.width}
          height={house.height}
        />
      ))}
      {formats.map(([type, format]) => (
        <source key={type} type={type} srcSet={srcSet(stem, wide.widths, format)} sizes={wideSizes} />
      ))}
      <img
        src={`/images/${stem}-${wide.width}.jpg`}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
