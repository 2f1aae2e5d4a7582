/** Typed text without what cannot be seen, for the form and the server. Imports nothing. */

/**
 * Removes from typed text what could harm a mail, a header or a terminal, and what would break a number or
 * an address unseen: control characters, lone surrogates, and every character that has no shape. Everything visible
 * stays: emoji, right-to-left scripts, accents.
 */
export function cleanText(typed: string, maxLength: number): string {
  const lines = typed
    // Not `toWellFormed`: Firefox has it from 119.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(shapeless, '')
    .trim()
  return cut(lines, maxLength)
}

/** The same, on one line. */
export function cleanLine(typed: string, maxLength: number): string {
  return cleanText(typed.replace(/[\s\u0085]+/g, ' '), maxLength)
}

/**
 * One line as a machine reads it: without any shapeless character, with full-width letters and digits as plain ones,
 * Arabic and Persian digits as ASCII digits, and every dash and minus as a hyphen.
 */
export function plainLine(typed: string): string {
  return cleanLine(typed.normalize('NFKC'), Number.POSITIVE_INFINITY)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
}

/**
 * Characters without a shape. A joiner or variation selector stays behind a letter, an accent or a sign, and a tag
 * behind a black flag, because Indic scripts, emoji and the flag of England need them there.
 */
const shapeless = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}\p{S}])[\u200c\u200d\ufe00-\ufe0f]`,
    String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]`,
    String.raw`(?![\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufeff]`,
  ].join('|'),
  'gu',
)

/** At most so much of a text, without half of a character at its end. */
export function truncate(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

/** Appends to what is kept how much is missing. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const kept = truncate(text, maxLength)
  return `${kept} [cut: ${text.length - kept.length} more characters]`
}
