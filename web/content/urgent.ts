import { emergencyLine } from './lib/emergency-line.ts'
import { fireOrSmell, noPowerBriefly, shockBriefly } from './safety.ts'

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
  fire: `${fireOrSmell} ${shockBriefly}`,
  ring: `Sparks, heat, buzzing or water near a socket? Don't write, ring us, ${emergencyLine.when}:`,
  noPower: noPowerBriefly,
  treat: 'Treat as an emergency',
}
