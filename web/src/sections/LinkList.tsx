import { Link } from 'react-router-dom'

type LinkListProps = { title: string; links: readonly { name: string; path: string }[] }

/** Links under a heading. */
export function LinkList({ title, links }: LinkListProps) {
  return (
    <section className="link-list">
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
