import { emergencyLine } from './lib/emergency-line.ts'

/** Words of a job that should not wait for a form. An alarm that is to be fitted is none. */
const urgentWords =
  /\b(burn(t|s|ing)?|scorch\w*|smok(e|es|ing)(?! (alarm|detector))|sparks?|sparking|arcing|electric(al)? shocks?|(a|got|had|been) shock(s|ed)?|shocked|no (power|electricity)|(power|electricity) (is|has gone|went) (out|off)|fire(?! (alarm|door|rated|safety)))\b/i

/** True of a job that sounds dangerous: the form then says to ring. It refuses nothing. */
export function soundsUrgent(jobDescription: string): boolean {
  return urgentWords.test(jobDescription)
}

/** Where somebody writes about a danger, or begins to write. Our number follows `ring`. */
export const urgentAdvice = {
  title: 'This may be dangerous',
  fire: 'Fire or smoke? Get out and call 999. Somebody hurt? Call 999.',
  ring: `A shock, a burning smell or sparks? Don't write, ring us, ${emergencyLine.when}:`,
  noPower: 'No power? Whole street: 105, free. Only you: check a prepayment meter, then 105.',
  treat: 'Treat as an emergency',
}
