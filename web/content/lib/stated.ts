/**
 * On a site with its own domain, leaves out what the owner has not confirmed. The text contains a mark in its place; on
 * a sample site there are no marks.
 */
import { type Claim, claims } from './owner/claims.ts'
import { isLive } from './owner/live.ts'

/** Replaces a value. Removes its sentence; at the start of a text the whole text, and the list entry that is made of it. */
export const unsaid = '\ufffb'
/** Replaces a word that the sentence can do without: one before a noun, such as "24/7", and one after its verb. */
export const unsaidAdjective = '\ufff9'
export const unsaidAdverb = '\ufffa'

/** Put before a sentence or a text that depends on a claim: `${only.sameWeekVisits}Most small jobs ...`. */
// Cast: the keys are the claims, which Object.fromEntries types as strings.
export const only = Object.fromEntries(
  Object.entries(claims).map(([claim, day]) => [claim, isLive && !day ? unsaid : '']),
) as Record<Claim, string>

/** The text without what this site may not say. */
export function stated<Words>(words: Words): Words {
  // Cast: the shape stays the same; only texts and lists may become shorter.
  return (isLive ? without(words) : words) as Words
}

function without(words: unknown): unknown {
  if (typeof words === 'string') return withoutSentences(words)
  if (Array.isArray(words)) return words.filter((entry) => !isLost(entry)).map(without)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, without(value)]))
}

/** True for an entry that has lost one of its texts: a title without its text is useless. */
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

/** Removes marked words from a text, each with its space or comma. */
export function withoutWords(text: string): string {
  return text.replaceAll(new RegExp(`${unsaidAdjective} |,? ?${unsaidAdverb}`, 'g'), '')
}
