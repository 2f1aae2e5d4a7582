import type { ProjectCard, ProjectCategory } from '#contract/project.ts'

/**
 * The projects a gallery is about. `places` takes those at the places named, the first place's before the others', and
 * all where there are none; `ids` takes only these, in this order.
 */
export type ProjectSelection = 'all' | 'featured' | { places: readonly string[] } | { ids: readonly string[] }

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
  const isAt = (places: readonly string[]) => cards.filter(({ location }) => places.includes(location))
  const near = [...isAt(selection.places.slice(0, 1)), ...isAt(selection.places.slice(1))]
  return near.length > 0 ? near : cards
}

/** The cards of a category, in the order given; all when it is left out. */
export function ofCategory(
  cards: readonly ProjectCard[],
  category: ProjectCategory | undefined,
): readonly ProjectCard[] {
  return category ? cards.filter((card) => card.category === category) : cards
}
