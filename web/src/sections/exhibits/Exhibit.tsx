import { type ReactNode, useId } from 'react'
import type { Point } from '#content/lib/schema.ts'
import './Exhibit.css'

type ExhibitProps = {
  title: string
  text?: string
  /** What to look at in the drawing; numbered if the drawing has numbers. */
  notes: readonly Point[]
  numbered?: boolean
  ground?: 'paper-2' | 'ink'
  /** Shows the drawing across the page with its notes below, instead of beside them. */
  wide?: boolean
  children: ReactNode
}

/** A service page's own drawing, with notes on what it shows. */
export function Exhibit({
  title,
  text,
  notes,
  numbered = false,
  ground = 'paper-2',
  wide = true,
  children,
}: ExhibitProps) {
  const titleId = useId()
  const List = numbered ? 'ol' : 'ul'
  return (
    <section className={`band band--close exhibit on-${ground}`} data-wide={wide} aria-labelledby={titleId}>
      <div className="wrap exhibit__grid split" data-split={wide ? undefined : '7-5'}>
        <div className="exhibit__head split" data-split={wide && text ? '6-6' : undefined}>
          <h2 id={titleId}>{title}</h2>
          {text && <p className="band__text">{text}</p>}
        </div>
        <figure className="exhibit__object">{children}</figure>
        <List className="exhibit__notes pairs">
          {notes.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </div>
    </section>
  )
}
