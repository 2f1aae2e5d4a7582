import type { ProjectCategory } from '#shared/project.ts'
import type { ProjectCard } from '#shared/project-cards.ts'

/**
 * Which projects a gallery shows. `places` selects those at the named places, the first place's before the others, or
 * all when there are none; `ids` selects exactly these, in this order.
 */
export type ProjectSelection = 'featured' | { places: readonly string[] } | { ids: readonly string[] }

export type ProjectFilter = {
  /** All categories when left out. */
  category?: ProjectCategory | undefined
  /** What the visitor typed. Empty matches everything. */
  text: string
}

/** Selects from all cards; each group keeps its order. */
export function selectProjects(cards: readonly ProjectCard[], selection: ProjectSelection): readonly ProjectCard[] {
  if (selection === 'featured') return cards.filter(({ featured }) => featured)
  if ('ids' in selection) return selection.ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const isAt = (places: readonly string[]) => cards.filter(({ location }) => places.includes(location))
  const near = [...isAt(selection.places.slice(0, 1)), ...isAt(selection.places.slice(1))]
  return near.length > 0 ? near : cards
}

/** The cards of a category in their order; all when no category is given. */
export function ofCategory(
  cards: readonly ProjectCard[],
  category: ProjectCategory | undefined,
): readonly ProjectCard[] {
  return category ? cards.filter((card) => card.category === category) : cards
}
