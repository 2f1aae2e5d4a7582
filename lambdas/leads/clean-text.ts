/**
 * Removes from typed text what could harm a mail, a header or a terminal [L8] [L10]: control characters, lone
 * surrogates, and bidirectional overrides. Everything visible stays: emoji,
 * right-to-left scripts, accents.
 */
export function cleanText(typed: string, maxLength: number): string {
  const lines = typed
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .trim()
  return cut(lines, maxLength)
}

/** The same, on one line. */
export function cleanLine(typed: string, maxLength: number): string {
  return cleanText(typed.replace(/[\s\u0085]+/g, ' '), maxLength)
}

// Joiners stay, because emoji and Indic scripts need them.
const invisible = /[[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff]--[\t\n]]/gv

/** Cuts at a character boundary and appends how much is missing. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
  return `${kept} [cut: ${text.length - kept.length} more characters]`
}

/** Copies the beginning of a text: a slice would keep the whole text in memory. */
export function beginningOf(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).toWellFormed()).toString()
}
