import { useQuery } from '@tanstack/react-query'
import type { ProjectCategory } from '#shared/project.ts'
import { projectCategories } from '#shared/project-categories.ts'
import { queryClient } from '../../api/query-client.ts'
import { ofCategory } from './filter-projects.ts'
import { cardsQuery } from './project-queries.ts'
import './Expertise.css'

type ExpertiseProps = { blurbs: Record<ProjectCategory, string> }

/** The kinds of work, each with its number of projects once these are loaded. */
export function Expertise({ blurbs }: ExpertiseProps) {
  const { data: cards = [] } = useQuery(cardsQuery, queryClient)
  return (
    <ul className="expertise ruled">
      {projectCategories.map((category) => {
        const count = ofCategory(cards, category).length
        return (
          <li key={category} className="price-row">
            <h3>{category}</h3>
            <p>{blurbs[category]}</p>
            {count > 0 && (
              <p className="expertise__count figures">
                <strong>{count}</strong> {count === 1 ? 'project' : 'projects'}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
