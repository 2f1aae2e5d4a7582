type PlatePictureProps = {
  src: string
  alt: string
  /** True for one on the first screen, which is fetched at once and first. */
  priority?: boolean
}

/** A drawn plate: one small SVG for all widths. */
export function PlatePicture({ src, alt, priority = false }: PlatePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={600}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
