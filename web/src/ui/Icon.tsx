import type { IconName } from './icon-names.ts'
import sprite from './icons.svg'

type IconProps = { name: IconName; size?: number; className?: string }

/** A line icon. Decoration only: it always stands beside words. One shared file draws them all. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
