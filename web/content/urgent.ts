import { emergencyLine } from './lib/emergency-line.ts'

/** Where somebody writes about a danger, or begins to write. Our number follows `ring`. */
export const urgentAdvice = {
  title: 'This may be dangerous',
  fire: 'Fire or smoke? Get out and call 999. Somebody hurt? Call 999.',
  ring: `A shock, a burning smell or sparks? Don't write, ring us, ${emergencyLine.when}:`,
  noPower: 'No power? Whole street: 105, free. Only you: check a prepayment meter, then 105.',
  treat: 'Treat as an emergency',
}
