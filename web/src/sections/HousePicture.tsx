import type { ComponentProps } from 'react'
import { litHouse } from '#content/exhibits/lit-house.ts'
import { housePictures, srcSet } from '../ui/site-picture.ts'

type HousePictureProps = Pick<ComponentProps<'img'>, 'ref' | 'onLoad'>

/** Screens that show the tall picture, as in HouseWiring.css; every other screen shows the wide one. */
const narrow = '(width < 48rem) and (orientation: portrait)'
/** Widths of the wide picture, as in HomeHero.css. */
const wideSizes = '(width >= 64rem) min(74vw, 88rem), 100vw'

/** The lit house, which is painted first. */
export function HousePicture(props: HousePictureProps) {
  const { wide, tall } = housePictures
  const formats = [
    ['image/avif', 'avif'],
    ['image/jpeg', 'jpg'],
  ] as const
  return (
    <picture>
      {formats.map(([type, format]) => (
        <source
          key={type}
          media={narrow}
          type={type}
          srcSet={srcSet(`/images/${tall.lit}`, tall.widths, format)}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      ))}
      {formats.map(([type, format]) => (
        <source key={type} type={type} srcSet={srcSet(`/images/${wide.lit}`, wide.widths, format)} sizes={wideSizes} />
      ))}
      <img
        src={`/images/${wide.lit}-${wide.widths[1]}.jpg`}
        alt={litHouse.alt}
        width={wide.width}
        height={wide.height}
        fetchPriority="high"
        decoding="sync"
        {...props}
      />
    </picture>
  )
}
