import { areaSummaries } from '#content/lib/areas.ts'
import { tradeWords, weakWords } from '#content/trade-words.ts'
import type { ProjectCard, ProjectCategory } from '#contract/project.ts'
import { projectCategories } from '#contract/project-categories.ts'
import { ofCategory } from './filter-projects.ts'

/** The words that stand for one another, row by row. */
const synonyms = tradeWords.map((row) => row.split(', '))
const weak = new Set(weakWords.split(' '))

/** The cards that have every word that was typed, or another of the trade's for the same thing. */
export function searchProjects(cards: readonly ProjectCard[], typed: string): readonly ProjectCard[] {
  const wanted = readQuery(typed)
  return cards.filter((card) => {
    const text = textOf(card)
    return wanted.every((words) => words.some((word) => text.includes(word)))
  })
}

/** A category with something to show, and the words that find it there. */
export type NearestCategory = { category: ProjectCategory; text: string; count: number }

/** Where to look when a filter hides everything: where the words are found, else anywhere. */
export function nearestCategories(cards: readonly ProjectCard[], typed: string): NearestCategory[] {
  const found = searchProjects(cards, typed)
  const [nearest, text] = found.length > 0 ? [found, typed] : [cards, '']
  return projectCategories.flatMap((category) => {
    const count = ofCategory(nearest, category).length
    return count > 0 ? { category, text, count } : []
  })
}

/** For each thing that was asked for, the words that mean it, as they stand in the text: a typed word may be a beginning. */
function readQuery(typed: string): readonly (readonly string[])[] {
  let rest = plain(typed)
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
  return plain([title, description, location, category, ...services_provided, ...outcodes].join(' '))
}

/** Lower case, without accents, marks and the plural's s, and with a space around every word: "Cafés" is " cafe ". */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
  // Of a postcode only the district is known.
  const districts = words.replace(/\b([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}\b/g, '$1')
  const parts = districts.match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${parts.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)).join(' ')} `
}
