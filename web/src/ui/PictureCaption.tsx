type PictureCaptionProps = {
  /** `Illustration` for a render, `Sample` for the picture of an invented job. */
  text: 'Illustration' | 'Sample'
}

/** The caption of a picture that is no photograph of real work. */
export function PictureCaption({ text }: PictureCaptionProps) {
  return <p className="caption caption--picture">{text}</p>
}
