import { Link } from 'react-router-dom'
import { Fold } from '../ui/Fold.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import './LinkList.css'

type LinkListProps = {
  /** Left out where a band's heading names the list. */
  title?: string
  /** `date` is that of the last change. */
  links: readonly { name: string; path: string; date?: string }[]
  /** On a phone the list is folded under its title. */
  folded?: boolean
}

/** Links under a heading of their own, or of their band. */
export function LinkList({ title, links, folded = false }: LinkListProps) {
  if (links.length === 0) return null
  const list = (
    <ul className="link-list__links">
      {links.map(({ name, path, date }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
          {date && (
            <p className="link-list__date">
              <LongDate date={date} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="link-list">
      {folded && title ? (
        <Fold title={title} headingLevel={3}>
          {list}
        </Fold>
      ) : (
        <>
          {title && <h3>{title}</h3>}
          {list}
        </>
      )}
    </section>
  )
}
