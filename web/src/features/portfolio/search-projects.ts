import { areaSummaries } from '#content/lib/lists/areas.ts'
import { tradeWords, weakWords } from '#content/trade-words.ts'
import type { ProjectCategory } from '#shared/project.ts'
import type { ProjectCard } from '#shared/project-cards.ts'
import { projectCategories } from '#shared/project-categories.ts'
import { ofCategory } from './filter-projects.ts'

/** Groups of words with the same meaning. */
const synonyms = tradeWords.map((row) => row.split(', '))
const weak = new Set(weakWords.split(' '))

/** The cards that contain every typed word, or a trade synonym of it. */
export function searchProjects(cards: readonly ProjectCard[], typed: string): readonly ProjectCard[] {
  const wanted = readQuery(typed)
  return cards.filter((card) => {
    const text = textOf(card)
    return wanted.every((words) => words.some((word) => text.includes(word)))
  })
}

/** A category that has results, and the search text that finds them. */
export type NearestCategory = { category: ProjectCategory; text: string; count: number }

/** Suggestions when a filter hides everything: categories where the words are found, else any category. */
export function nearestCategories(cards: readonly ProjectCard[], typed: string): NearestCategory[] {
  const found = searchProjects(cards, typed)
  const [nearest, text] = found.length > 0 ? [found, typed] : [cards, '']
  return projectCategories.flatMap((category) => {
    const count = ofCategory(nearest, category).length
    return count > 0 ? { category, text, count } : []
  })
}

/** For each typed term, the words that match it, as they occur in the text. A typed word may be a prefix. */
function readQuery(typed: string): readonly (readonly string[])[] {
  let rest = searchable(typed)
  const phrases = synonyms.filter((row) => {
    const phrase = row.toSorted((a, b) => b.length - a.length).find((phrase) => rest.includes(` ${phrase} `))
    if (phrase) rest = rest.replace(` ${phrase} `, ' ')
    return phrase !== undefined
  })
  const words = rest.split(' ').filter((word) => word !== '' && !weak.has(word))
  return [...phrases.map((row) => row.map((phrase) => ` ${phrase} `)), ...words.map((word) => [` ${word}`])]
}

function textOf({ title, description, location, category, services_provided }: ProjectCard): string {
  const outcodes = areaSummaries.find(({ name }) => name === location)?.outcodes ?? []
  return searchable([title, description, location, category, ...services_provided, ...outcodes].join(' '))
}

/** Normalises text: lower case, without accents, punctuation or plural s, and a space around every word: " cafe ". */
function searchable(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
  // Only the outcode of a postcode is searchable.
  const outcodes = words.replace(/\b([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}\b/g, '$1')
  const parts = outcodes.match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${parts.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)).join(' ')} `
}
