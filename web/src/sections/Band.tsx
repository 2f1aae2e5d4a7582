import { type ReactNode, useId } from 'react'
import './Band.css'

type BandProps = {
  title: string
  text?: string
  ground?: 'paper' | 'paper-2' | 'ink'
  /** `rail`: the heading keeps to the left third while the content runs beside it. `stack`: above it. */
  layout?: 'rail' | 'stack'
  /** Shown below the heading's text. */
  aside?: ReactNode
  /** Target of links to this part of the page. */
  id?: string
  className?: string
  /** After the content; in a rail it comes below the heading. */
  after?: ReactNode
  children: ReactNode
}

/** One band of a page: a heading on the left, what it is about on the right or below. */
export function Band({
  title,
  text,
  ground = 'paper',
  layout = 'stack',
  aside,
  id,
  className = '',
  after,
  children,
}: BandProps) {
  const titleId = useId()
  return (
    <section id={id} className={`band on-${ground} ${className}`} aria-labelledby={titleId}>
      <div className="wrap band__grid" data-layout={layout}>
        <div className="band__head">
          <h2 id={titleId}>{title}</h2>
          {text && <p className="band__text">{text}</p>}
          {aside}
        </div>
        <div className="band__body">{children}</div>
        {after}
      </div>
    </section>
  )
}
