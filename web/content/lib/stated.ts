/**
 * Leaves out of a site under a name of its own what the owner has not confirmed. Its texts put a mark where such a thing
 * would stand; a sample site has none.
 */
import { type Claim, claims } from './owner/claims.ts'
import { isLive } from './owner/live.ts'

/** In place of a value: the sentence that would say it goes, at its beginning the whole text, and with that an entry of a list. */
export const unsaid = '\ufffb'
/** In place of a word that its sentence can do without: one before a noun, such as "24/7", and one after its verb. */
export const unsaidAdjective = '\ufff9'
export const unsaidAdverb = '\ufffa'

/** Before a sentence, or a text, that rests on a claim alone: `${only.sameWeekVisits}Most small jobs ...`. */
// The keys are the claims, which Object.fromEntries forgets.
export const only = Object.fromEntries(
  Object.entries(claims).map(([claim, day]) => [claim, isLive && !day ? unsaid : '']),
) as Record<Claim, string>

/** Words as this site may say them. */
export function stated<Words>(words: Words): Words {
  // The same shape; a text may have become shorter, and a list too.
  return (isLive ? without(words) : words) as Words
}

function without(words: unknown): unknown {
  if (typeof words === 'string') return withoutSentences(words)
  if (Array.isArray(words)) return words.filter((entry) => !isLost(entry)).map(without)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, without(value)]))
}

/** True for an entry that has lost a text of its own: a title without its words says nothing. */
function isLost(entry: unknown): boolean {
  if (typeof entry === 'string') return entry.includes(unsaid) && withoutSentences(entry) === ''
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
  return Object.values(entry).some((text) => typeof text === 'string' && isLost(text))
}

function withoutSentences(text: string): string {
  if (text.startsWith(unsaid)) return ''
  const kept = text.split(/(?<=[.!?]) (?=[^a-z])/).filter((sentence) => !sentence.includes(unsaid))
  const words = kept.join(' ')
  const shorter = withoutWords(words)
  return words.startsWith(unsaidAdjective) ? shorter.charAt(0).toUpperCase() + shorter.slice(1) : shorter
}

/** Takes the words out of a text that it can do without, each with its space, and with its comma. */
export function withoutWords(text: string): string {
  return text.replaceAll(new RegExp(`${unsaidAdjective} |,? ?${unsaidAdverb}`, 'g'), '')
}
