import { tradeWords, weakWords } from '#content/trade-words.ts'

/** Each trade word or phrase, and the term that stands for its row. No word contains the mark. */
export const tradeTerms: ReadonlyMap<string, string> = new Map(
  tradeWords.flatMap((row, index) => row.split(', ').map((phrase) => [phrase, `#${index}`] as const)),
)
const longestPhrase = 4

const weak = new Set(weakWords.split(' '))

/** True when a project need not have the word to be found. */
export const isWeak = (word: string): boolean => weak.has(word)

/** Lower case, without accents, in the singular: "Cafés" is found by "cafe". */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '')
  // Of a postcode only the district is known.
  const districts = plain.replace(/\b([a-z]{1,2}\d[a-z\d]?)( ?\d[a-z]{2}| \d[a-z]?)\b/g, '$1')
  return (districts.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular)
}

/** The trade phrases that begin at a word, the longest first: each with its term and how many words it has. */
export function tradePhrasesAt(words: readonly string[], start: number): { term: string; length: number }[] {
  const phrases = []
  for (let length = longestPhrase; length > 0; length--) {
    const term = tradeTerms.get(words.slice(start, start + length).join(' '))
    if (term && start + length <= words.length) phrases.push({ term, length })
  }
  return phrases
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/s$/, '')
}

/** What a word has in common with its relatives: `wir` of wire, wired and wiring; `dim` of dimmer and dimmable. */
export function stem(word: string): string {
  const root = word.replace(/(?:ations?|ments?|ing|ions?|able|ed|(?<=.{4})er)$/, '')
  const kept = root.length >= 3 && /[aeiouy]/.test(root) ? root : word
  return kept.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=.{2})e$/, '')
}

/** True when one letter is wrong, missing or too many, or two have changed places. */
export function isSlip(typed: string, word: string): boolean {
  if (typed.length < 4 || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  return (
    rest(typed, 1) === rest(word, 1) ||
    rest(typed, 1) === rest(word, 0) ||
    rest(typed, 0) === rest(word, 1) ||
    (typed[start] === word[start + 1] && typed[start + 1] === word[start] && rest(typed, 2) === rest(word, 2))
  )
}
