type PictureLabelProps = {
  /** `Illustration` for a render, `Sample` for the picture of an invented job. */
  says: 'Illustration' | 'Sample'
  /** Where it stands: on the picture unless said otherwise. */
  className?: string
}

/** Says what a picture is that is no photograph of real work. */
export function PictureLabel({ says, className = 'caption caption--plate' }: PictureLabelProps) {
  return <p className={className}>{says}</p>
}
