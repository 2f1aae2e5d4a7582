/** Patterns of words, made of smaller ones. */

/** Any of them. */
export function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/** One directly after the other. */
export function joined(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(${source})`).join(''))
}

/** One after the other, with up to three words between them. */
export function inOrder(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(${source})`).join(String.raw`( \w+){0,3}? `))
}

/** Both, in either order, with up to so many words between them. */
export function near(words: number, { source: one }: RegExp, { source: other }: RegExp): RegExp {
  const between = String.raw`\b(\W+\w+){0,${words}}?\W+\b`
  return new RegExp(`(${one})${between}(${other})|(${other})${between}(${one})`)
}

/** The whole of a clause that has one of these words. */
export function clauseWith({ source }: RegExp): RegExp {
  return new RegExp(String.raw`^.*\b(${source})\b.*`)
}
