import type { IconName } from './icon-names.ts'
import sprite from './icons.svg'

type IconProps = { name: IconName; size?: number; className?: string }

/** A line icon from the shared sprite. Decorative: there is always text beside it. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
