import type { ProjectCard, ProjectCategory } from '#contract/project.ts'

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

/** The cards of a category, in the order given; all when it is left out. */
export function ofCategory(
  cards: readonly ProjectCard[],
  category: ProjectCategory | undefined,
): readonly ProjectCard[] {
  return category ? cards.filter((card) => card.category === category) : cards
}
