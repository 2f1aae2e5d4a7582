import type { ProjectCard, ProjectCategory } from '#contract/project.ts'

/**
 * The projects a gallery is about. `near` puts those of a place before the others; `ids` takes only these, in this
 * order.
 */
export type ProjectSelection = 'all' | 'featured' | { near: string } | { ids: readonly string[] }

/** The categories in the order of the filter. A list of its own, because the contract's carries zod into the browser. */
export const projectCategories: readonly ProjectCategory[] = [
  'Renovations',
  'Kitchen Installations',
  'Outdoor Projects',
  'Living Spaces',
]

export type ProjectFilter = {
  /** All categories when left out. */
  category?: ProjectCategory | undefined
  /** What the visitor typed. Every word has to occur somewhere; empty matches everything. */
  text: string
}

/** The cards of a selection out of what the API answered to it, each part in the order given. */
export function selectProjects(cards: readonly ProjectCard[], selection: ProjectSelection): readonly ProjectCard[] {
  if (typeof selection === 'string') return cards
  if ('ids' in selection) return selection.ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const isNear = (card: ProjectCard) => card.location === selection.near
  return [...cards.filter(isNear), ...cards.filter((card) => !isNear(card))]
}

/** The cards that match, in the order given. */
export function filterProjects(cards: readonly ProjectCard[], { category, text }: ProjectFilter): ProjectCard[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    if (category && card.category !== category) return false
    if (words.length === 0) return true
    const { title, description, location, services_provided } = card
    const searched = plain([title, description, location, card.category, ...services_provided].join('\n'))
    return words.every((word) => searched.includes(word))
  })
}

/** Lower case, without accents: "CAFÉ" is found by "cafe". */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
