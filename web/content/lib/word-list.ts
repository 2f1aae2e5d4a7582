/** `Monday, Tuesday and Sunday`. By hand: a page that loads `Intl` for it blocks a phone for 60 ms. */
export function wordList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
}
