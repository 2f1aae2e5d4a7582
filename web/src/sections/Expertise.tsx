import type { ProjectCategory } from '#contract/project.ts'

type ExpertiseProps = { items: readonly { category: ProjectCategory; count: number; blurb: string }[] }

/** How many projects of each kind the page's text claims. It is not a count of the portfolio. */
export function Expertise({ items }: ExpertiseProps) {
  return (
    <ul className="expertise">
      {items.map(({ category, count, blurb }) => (
        <li key={category}>
          <h3>{category}</h3>
          <p>{blurb}</p>
          <p className="expertise__count figures">
            <strong>{count}</strong> projects
          </p>
        </li>
      ))}
    </ul>
  )
}
