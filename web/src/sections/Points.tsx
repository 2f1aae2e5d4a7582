import type { Point } from '#content/lib/schema.ts'
import { Fold } from '../ui/Fold.tsx'
import './Points.css'

type PointsProps = {
  points: readonly Point[]
  /** On a phone each paragraph is folded under its title. */
  folded?: boolean
  /** Heading level of the titles. */
  headingLevel?: 3 | 4
}

/** Titled paragraphs between hairlines. */
export function Points({ points, folded = false, headingLevel = 3 }: PointsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="points ruled" data-folded={folded || undefined}>
      {points.map(({ title, text }) => (
        <li key={title}>
          {folded ? (
            <Fold title={title} headingLevel={3}>
              <p>{text}</p>
            </Fold>
          ) : (
            <>
              <Heading>{title}</Heading>
              <p>{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
