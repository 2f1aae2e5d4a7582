import type { ReactNode } from 'react'
import type { ProjectCategory } from '#shared/project.ts'
import './Expertise.css'

type ExpertiseProps = {
  items: readonly { category: ProjectCategory; blurb: string }[]
  /** Renders the number of projects in a category. */
  countOf: (category: ProjectCategory) => ReactNode
}

/** The kinds of work, each with its number of projects. */
export function Expertise({ items, countOf }: ExpertiseProps) {
  return (
    <ul className="expertise ruled">
      {items.map(({ category, blurb }) => (
        <li key={category}>
          <h3>{category}</h3>
          <p>{blurb}</p>
          {countOf(category)}
        </li>
      ))}
    </ul>
  )
}
