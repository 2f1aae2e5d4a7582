import type { ProjectCard, ProjectCategory } from '#contract/project.ts'

export type ProjectFilter = {
  /** All categories when left out. */
  category?: ProjectCategory | undefined
  /** What the visitor typed. Every word has to occur somewhere; empty matches everything. */
  text: string
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
