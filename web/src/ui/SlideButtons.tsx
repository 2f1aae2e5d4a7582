import { buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

type SlideButtonsProps = {
  /** What one slide is called, for example "image". */
  slideName: string
  /** Shows the previous or the next slide. */
  onStep: (by: -1 | 1) => void
}

/** The buttons of a carousel that lead to the previous and the next slide. */
export function SlideButtons({ slideName, onStep }: SlideButtonsProps) {
  return (
    <>
      <button type="button" className={buttonClass('quiet', 'button--icon')} onClick={() => onStep(-1)}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{`Previous ${slideName}`}</span>
      </button>
      <button type="button" className={buttonClass('quiet', 'button--icon')} onClick={() => onStep(1)}>
        <Icon name="arrow-right" />
        <span className="visually-hidden">{`Next ${slideName}`}</span>
      </button>
    </>
  )
}
