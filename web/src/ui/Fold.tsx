import type { ReactNode } from 'react'
import './Fold.css'

type FoldProps = {
  title: string
  /** Heading level of the title in the page's outline. */
  headingLevel?: 2 | 3
  className?: string
  children: ReactNode
}

/**
 * Content that is folded under its title on a phone and always visible on a wide screen, without JavaScript; in a
 * browser without `::details-content` it folds there too. The title is rendered twice, because on the wide screen a
 * <summary> would be a control without a function.
 */
export function Fold({ title, headingLevel, className = '', children }: FoldProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : undefined
  return (
    <div className={`fold ${className}`}>
      {Heading && <Heading className="fold__title">{title}</Heading>}
      <details>
        <summary>{Heading ? <Heading>{title}</Heading> : title}</summary>
        {children}
      </details>
    </div>
  )
}
