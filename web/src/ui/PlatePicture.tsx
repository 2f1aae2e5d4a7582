type PlatePictureProps = {
  src: string
  alt: string
  /** True for one on the first screen, which is fetched first. */
  priority?: boolean
  /** True for one that a phone does not show, and so does not fetch. */
  hiddenOnPhones?: boolean
}

/** A drawn plate: one small SVG for all widths. */
export function PlatePicture({ src, alt, priority = false, hiddenOnPhones = false }: PlatePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={600}
      loading={priority && !hiddenOnPhones ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
