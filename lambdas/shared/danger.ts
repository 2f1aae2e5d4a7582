/**
 * Recognises danger in what a visitor writes, for the form and the server, by the words of `danger-signs.ts`. A false
 * alarm costs a glance, a missed one may cost a house: what can be read either way counts as danger.
 */
import { dangerSigns } from './danger-signs.ts'
import { respell } from './respell.ts'
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
