/**
 * The portfolio's search: stems, trade words, outcodes, any order, and a slip of one letter. Fetched when somebody is
 * there, see `ProjectGallery.tsx`.
 */
import { areaSummaries } from '#content/areas.ts'
import type { ProjectCard, ProjectCategory } from '#contract/project.ts'
import { ofCategory } from './filter-projects.ts'
import { projectCategories } from './project-categories.ts'
import { isSlip, isWeak, stem, tradePhrasesAt, tradeTerms, wordsOf } from './search-words.ts'

/** A card, and the terms it is found by, each with the weight of the best field that has it. */
type Entry = { card: ProjectCard; terms: ReadonlyMap<string, number> }

/** Cards made searchable. */
export type ProjectIndex = {
  entries: readonly Entry[]
  /** Every word that may be begun or mistyped, and the term it stands for. */
  vocabulary: ReadonlyMap<string, string>
}

const weights = { title: 8, named: 4, description: 1 }

/** A word that was not typed to its end, or not rightly, counts half. */
const guessed = 0.5

/** Makes the cards searchable, in the order given. */
export function indexProjects(cards: readonly ProjectCard[]): ProjectIndex {
  const vocabulary = new Map<string, string>()
  const entries = cards.map((card) => ({ card, terms: termsOf(card, vocabulary) }))
  for (const [phrase, term] of tradeTerms) if (!phrase.includes(' ')) vocabulary.set(phrase, term)
  return { entries, vocabulary }
}

/** The cards that have every word, the best first; of equals, the first in the order given. */
export function searchProjects(index: ProjectIndex, text: string): ProjectCard[] {
  const words = readQuery(index, text)
  const strong = words.filter(({ weak }) => !weak)
  const needed = strong.length > 0 ? strong : words
  return index.entries
    .filter((entry) => needed.every((word) => scoreOf(entry, word) > 0))
    .map((entry) => ({ entry, score: words.reduce((sum, word) => sum + scoreOf(entry, word), 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry.card)
}

/** A category with something to show, and the words that find it there. */
export type NearestCategory = { category: ProjectCategory; text: string; count: number }

/** Where to look when a filter hides everything: where the words are found, else where one of them is, else anywhere. */
export function nearestCategories(index: ProjectIndex, text: string): NearestCategory[] {
  const found = searchProjects(index, text)
  if (found.length > 0) return countByCategory(found, text)
  const strong = readQuery(index, text).filter(({ weak }) => !weak)
  const some = index.entries.filter((entry) => strong.some((word) => scoreOf(entry, word) > 0))
  const nearest = countByCategory(some.map(({ card }) => card)).sort((a, b) => b.count - a.count)
  return nearest.length > 0 ? nearest : countByCategory(index.entries.map(({ card }) => card))
}

function countByCategory(cards: readonly ProjectCard[], text = ''): NearestCategory[] {
  return projectCategories.flatMap((category) => {
    const count = ofCategory(cards, category).length
    return count > 0 ? { category, text, count } : []
  })
}

/** A word of the query, as the terms that it may stand for. */
type QueryWord = { terms: readonly string[]; share: number; weak: boolean }

function readQuery(index: ProjectIndex, text: string): QueryWord[] {
  const words = wordsOf(text)
  const read: QueryWord[] = []
  for (let at = 0; at < words.length; ) {
    const [phrase] = tradePhrasesAt(words, at)
    const word = words[at] ?? ''
    read.push(
      phrase ? { terms: [phrase.term], share: 1, weak: false } : { ...meaningOf(index, word), weak: isWeak(word) },
    )
    at += phrase?.length ?? 1
  }
  return read
}

function meaningOf({ entries, vocabulary }: ProjectIndex, word: string): Pick<QueryWord, 'terms' | 'share'> {
  const term = stem(word)
  if (entries.some(({ terms }) => terms.has(term))) return { terms: [term], share: 1 }
  const known = [...vocabulary.keys()]
  const begun = known.filter((other) => other.startsWith(word))
  const meant = begun.length > 0 ? begun : known.filter((other) => isSlip(word, other))
  return { terms: meant.flatMap((other) => vocabulary.get(other) ?? []), share: guessed }
}

function scoreOf({ terms }: Entry, word: QueryWord): number {
  return word.share * Math.max(0, ...word.terms.map((term) => terms.get(term) ?? 0))
}

function termsOf(card: ProjectCard, vocabulary: Map<string, string>): Map<string, number> {
  const { title, description, location, category, services_provided } = card
  const outcodes = areaSummaries.find(({ name }) => name === location)?.outcodes ?? []
  const terms = new Map<string, number>()
  const add = (text: string, weight: number) => {
    const words = wordsOf(text)
    for (const [at, word] of words.entries()) {
      vocabulary.set(word, stem(word))
      const phrases = tradePhrasesAt(words, at).map(({ term }) => term)
      for (const term of [stem(word), ...phrases]) terms.set(term, weight)
    }
  }
  // From the lightest to the heaviest, which stays.
  add(description, weights.description)
  for (const named of [location, category, ...outcodes, ...services_provided]) add(named, weights.named)
  add(title, weights.title)
  return terms
}
