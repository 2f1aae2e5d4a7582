import type { IconName } from './icon-names.ts'
import sprite from './icons.svg'

type IconProps = { name: IconName; className?: string }

/** A line icon from the shared sprite, as large as the text beside it. Decorative: there is always text beside it. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width="1.2em" height="1.2em" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
