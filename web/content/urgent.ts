import { emergencyLine } from './lib/emergency-line.ts'
import { fireOrSmell, noPowerBriefly, shockBriefly } from './safety.ts'

/** Where somebody writes about a danger, or begins to write. Our number follows `ring`. */
export const urgentAdvice = {
  title: 'This may be dangerous',
  fire: `${fireOrSmell} ${shockBriefly}`,
  ring: `Sparks, heat, buzzing or water near a socket? Please ring us instead of writing, ${emergencyLine.when}:`,
  noPower: noPowerBriefly,
  treat: 'Treat as an emergency',
  declared: 'This is an emergency',
}
