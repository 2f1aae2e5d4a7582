import type { ProjectCard, ProjectCategory } from '#contract/project.ts'
import { projectCategories } from './project-categories.ts'
import { type ProjectIndex, searchAnyWord, searchProjects } from './search-projects.ts'

/**
 * The projects a gallery is about. `near` puts those of a place before the others; `ids` takes only these, in this
 * order.
 */
export type ProjectSelection = 'all' | 'featured' | { near: string } | { ids: readonly string[] }

export type ProjectFilter = {
  /** All categories when left out. */
  category?: ProjectCategory | undefined
  /** What the visitor typed. Empty matches everything. */
  text: string
}

/** The cards of a selection out of what the API answered to it, each part in the order given. */
export function selectProjects(cards: readonly ProjectCard[], selection: ProjectSelection): readonly ProjectCard[] {
  if (typeof selection === 'string') return cards
  if ('ids' in selection) return selection.ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const isNear = (card: ProjectCard) => card.location === selection.near
  return [...cards.filter(isNear), ...cards.filter((card) => !isNear(card))]
}

/** The cards that match: with words, the best first; without, in the order given. */
export function filterProjects(index: ProjectIndex, { category, text }: ProjectFilter): ProjectCard[] {
  return searchProjects(index, text).filter((card) => !category || card.category === category)
}

/** A category with something to show, and the words that find it there. */
export type NearestCategory = { category: ProjectCategory; text: string; count: number }

/** Where to look when a filter hides everything: where the words are found, else where one of them is, else anywhere. */
export function nearestCategories(index: ProjectIndex, text: string): NearestCategory[] {
  const found = searchProjects(index, text)
  if (found.length > 0) return countByCategory(found, text)
  const some = countByCategory(searchAnyWord(index, text), '').sort((a, b) => b.count - a.count)
  return some.length > 0 ? some : countByCategory(searchProjects(index, ''), '')
}

function countByCategory(cards: readonly ProjectCard[], text: string): NearestCategory[] {
  return projectCategories.flatMap((category) => {
    const count = cards.filter((card) => card.category === category).length
    return count > 0 ? { category, text, count } : []
  })
}
