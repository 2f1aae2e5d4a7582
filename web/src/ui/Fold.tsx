import type { ReactNode } from 'react'
import './Fold.css'

type FoldProps = {
  title: string
  /** The title as a heading of this level, in the outline of the page. */
  headingLevel?: 2 | 3
  className?: string
  children: ReactNode
}

/**
 * Content that is folded behind its title on a phone and simply there on a wide screen. The browser does it without a
 * script; the title is written twice because a <summary> would be a control that does nothing on the wide screen.
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
