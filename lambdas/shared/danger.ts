/**
 * Recognises danger in what a visitor writes, for the form and the server, by the words of `danger-signs.ts`. A false
 * alarm costs a glance, a missed one may cost a house: what can be read either way counts as danger.
 */
import { dangerSigns } from './danger-signs.ts'
import { anyOf, joined, near } from './word-patterns.ts'

/** True of a job that sounds dangerous: it should not wait until somebody reads the form. */
export function soundsDangerous(jobDescription: string): boolean {
  return clausesOf(jobDescription).some((clause) =>
    patterns.some(({ danger, harmless }) => danger.test(clause) && danger.test(clause.replace(harmless, '_'))),
  )
}

/** Says that what follows is not there: "no sign of a", "doesn't", "not hot or". */
const denial = new RegExp(
  '(no|not|isnt|arent|wasnt|doesnt|dont|didnt|hasnt|havent|cant|cannot|couldnt|never|nothing|without|nor)' +
    '( (any|a|the|signs?|of|even|really|visible|longer|is|are|be|been|get|getting|got|had|see|seen|noticed|hear|' +
    String.raw`heard|feel|felt|seems?|looks?|looking|smell\w*|too|strange|funny|bad|burning|fishy|hot|\w+ (or|nor)))* `,
)

const patterns = dangerSigns.map(({ words, beside, unless = /$^/ }) => ({
  danger: whole(beside ? near(10, words, beside) : words),
  harmless: new RegExp(anyOf(whole(unless), whole(joined(denial, words))), 'g'),
}))

/** Whole words, with the endings of verbs. */
function whole(words: RegExp): RegExp {
  return new RegExp(String.raw`\b(${words.source.replaceAll('~', '(e[ds]?|t|s|d|i|in|ing|ed)?')})\b`)
}

/** The text in lower case, without apostrophes and hyphens, a clause at a time. */
function clausesOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘`]/g, '')
      .replace(/[-_/()"“”–—\t]+/g, ' ')
      .split(/[.!?;:]+(?:\s|$)|\n/)
      .map((clause) => clause.replace(/\w+/g, respell).replace(/\s+/g, ' ').trim())
      .map((clause) => clause.replace(workplace, '$1'))
      // "Can't touch it without a shock" says that there is one.
      .map((clause) => clause.replace(/\b((cant|cannot|dont|never)( \w+){1,5}) without\b/g, '$1'))
  )
}

/** Where somebody works tells of no danger. */
const workplace = new RegExp(
  String.raw`\b(work\w*|shifts?|nurs(e|ing)|volunteer\w*|retired)( (at|in|on|for|from|with|the|a|our|local))+ ` +
    '(burns?|dialysis|oxygen|ambulance|fire) ' +
    String.raw`(unit|ward|centre|clinic|department|service|station|brigade|crew|team|control)\b`,
  'g',
)

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
function respell(typed: string): string {
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
