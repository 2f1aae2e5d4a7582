const british = new Intl.ListFormat('en-GB')

/** `Monday, Tuesday and Sunday`. */
export function wordList(words: readonly string[]): string {
  return british.format(words)
}
