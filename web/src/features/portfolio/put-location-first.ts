import type { ProjectCard } from '#contract/project.ts'

/** The cards of this place, then all others, each part in the order given (newest first, as the API answers). */
export function putLocationFirst(cards: readonly ProjectCard[], location: string): ProjectCard[] {
  return [...cards.filter((card) => card.location === location), ...cards.filter((card) => card.location !== location)]
}
