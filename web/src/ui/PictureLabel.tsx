type PictureLabelProps = {
  /** `Illustration` for a render, `Sample` for the picture of an invented job. */
  says: 'Illustration' | 'Sample'
  className?: string
}

/** The caption of a picture that is no photograph of real work. */
export function PictureLabel({ says, className = '' }: PictureLabelProps) {
  return <p className={`caption caption--picture ${className}`}>{says}</p>
}
