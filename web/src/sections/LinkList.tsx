import { Link } from '../link.tsx'

type LinkListProps = { id?: string; title: string; links: readonly { name: string; path: string }[] }

/** Links under a heading. */
export function LinkList({ id, title, links }: LinkListProps) {
  return (
    <section id={id} className="link-list">
      <h3>{title}</h3>
      <ul className="link-list__links">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
