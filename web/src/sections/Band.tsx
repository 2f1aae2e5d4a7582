import { type ReactNode, useId } from 'react'

type BandProps = {
  title: string
  text?: string
  ground?: 'paper' | 'paper-2' | 'ink'
  /** `rail`: the heading takes the left third, beside the content. `stack`: the heading is above it. */
  layout?: 'rail' | 'stack'
  /** Shown below the heading's text. */
  aside?: ReactNode
  /** Id for links to this part of the page. */
  id?: string
  className?: string
  /** Shown after the content; in a rail, below the heading. */
  after?: ReactNode
  children: ReactNode
}

/** One band of a page: a heading on the left, its content on the right or below. */
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
      <div className="wrap band__grid split" data-split={layout === 'rail' ? '4-8' : undefined}>
        <div className={layout === 'rail' ? 'band__head stays' : 'band__head'}>
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
