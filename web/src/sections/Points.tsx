import type { IconName, Point } from '#content/schema.ts'
import { Icon } from '../ui/Icon.tsx'

/** Titled paragraphs between hairlines, with a small icon beside the title where there is one. */
export function Points({ points }: { points: readonly (Point & { icon?: IconName })[] }) {
  return (
    <ul className="points">
      {points.map(({ title, text, icon }) => (
        <li key={title}>
          <h3>
            {icon && <Icon name={icon} size={22} />}
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
