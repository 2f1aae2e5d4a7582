type PlatePictureProps = {
  src: string
  alt?: string | undefined
  /** True for one on the first screen, which is fetched first. */
  priority?: boolean
  /** Loads only when it is displayed and near the viewport: one hidden by CSS is never fetched. */
  lazy?: boolean
}

/** A drawn plate: one small SVG for all widths. */
export function PlatePicture({ src, alt = '', priority = false, lazy = !priority }: PlatePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={800}
      height={600}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
