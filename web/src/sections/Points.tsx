import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Fold } from '../ui/Fold.tsx'
import './Points.css'

type Point = {
  title: string
  text: ReactNode
  /** URL to which the title leads, where it is not folded. */
  path?: string
}

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
    <ul className="points ruled pairs" data-folded={folded || undefined}>
      {points.map(({ title, text, path }) => (
        <li key={title}>
          {folded ? (
            <Fold title={title} headingLevel={3}>
              <p>{text}</p>
            </Fold>
          ) : (
            <>
              <Heading>{path ? <Link to={path}>{title}</Link> : title}</Heading>
              <p>{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
