import { emergencyLine } from './lib/emergency-line.ts'
import { fireOrSmell, heatBriefly, noPowerBriefly, shockBriefly } from './safety.ts'

/** Where somebody writes about a danger, or begins to write. Our number follows `briefly` and `ring`. */
export const dangerAdvice = {
  briefly: "If it's dangerous, don't write: call 999, or us on",
  more: 'What counts',
  title: 'This may be dangerous',
  fire: `${fireOrSmell} ${shockBriefly}`,
  ring: `${heatBriefly}, and ring us instead of writing, ${emergencyLine.when}:`,
  noPower: noPowerBriefly,
  treat: 'Treat as an emergency',
  declared: 'This is an emergency',
}
