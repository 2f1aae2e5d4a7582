import type { Point } from '#content/schema.ts'
import { Fold } from '../ui/Fold.tsx'

type PointsProps = {
  points: readonly Point[]
  /** On a phone each unfolds from its title. */
  folded?: boolean
}

/** Titled paragraphs between hairlines. */
export function Points({ points, folded = false }: PointsProps) {
  return (
    <ul className="points" data-folded={folded || undefined}>
      {points.map(({ title, text }) => (
        <li key={title}>
          {folded ? (
            <Fold title={title} headingLevel={3}>
              <p>{text}</p>
            </Fold>
          ) : (
            <>
              <h3>{title}</h3>
              <p>{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
