/** Words of danger that hurry misspells. */
const oftenMisspelt = `
  burning smell smelling smoke smoking spark sparking sparks scorched melting melted buzzing crackling popping tingling
  shock shocks shocked electrocuted leaking flooded electric electrics electricity socket sockets exposed
  oxygen dialysis monoxide`
const spellings = new Map(
  oftenMisspelt
    .trim()
    .split(/\s+/)
    .flatMap((word) => [singled(word), ...slips(singled(word))].map((slip) => [slip, word] as const)),
)

/** The word that was meant, if a letter of it was doubled, left out, swapped, or a vowel is wrong. */
export function respell(typed: string): string {
  return spellings.get(singled(typed)) ?? typed
}

/** The first two letters are right and the last is there: else it may be another word, as `small` is for `smell`. */
function slips(word: string): string[] {
  return [...word].slice(2, -1).flatMap((letter, index) => {
    const before = word.slice(0, index + 2)
    const after = word.slice(index + 3)
    const vowels = /[aeiou]/.test(letter) && word.length > 5 ? [...'aeiouy'] : []
    return [
      before + after,
      before + after[0] + letter + after.slice(1),
      ...vowels.map((vowel) => before + vowel + after),
    ]
  })
}

/** Each doubled letter once. */
function singled(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}
