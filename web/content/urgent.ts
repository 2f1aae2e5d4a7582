import { emergencyLine } from './lib/emergency-line.ts'
import { stated } from './lib/stated.ts'

/** Words of a job that should not wait for a form. An alarm that is to be fitted is none. */
const urgentWords =
  /\b(burn(t|s|ing)?|scorch\w*|smok(e|es|ing)(?! (alarm|detector))|sparks?|sparking|arcing|electric(al)? shocks?|(a|got|had|been) shock(s|ed)?|shocked|no (power|electricity)|(power|electricity) (is|has gone|went) (out|off)|fire(?! (alarm|door|rated|safety)))\b/i

/** True of a job that sounds dangerous: the form then says to ring. It refuses nothing. */
export function soundsUrgent(jobDescription: string): boolean {
  return urgentWords.test(jobDescription)
}

export const urgentAdvice = stated({
  title: 'This may be dangerous',
  ring: `Ring now, ${emergencyLine.when}:`,
  danger: 'If anything is burning or somebody is hurt, get out and ring 999 first.',
  treat: 'Treat as an emergency',
  /** Where somebody begins to write. */
  before: 'Smoke, sparks, a shock or no power? Do not write, ring:',
})
