import { isEmergency } from '../contract/quote-rules.ts'

/** What decides which enquiry is answered first. */
interface Waiting {
  about?: string | undefined
  /** Epoch milliseconds. */
  promised: number
}

/** Emergencies first. Of them, and then of the others: what is not late yet, soonest first; what is late, newest first [L18]. */
export function byUrgency(now: number): (a: Waiting, b: Waiting) => number {
  const isLate = ({ promised }: Waiting) => promised < now
  const rank = (waiting: Waiting) => (isEmergency(waiting) ? 0 : 2) + (isLate(waiting) ? 1 : 0)
  return (a, b) => rank(a) - rank(b) || (isLate(a) ? b.promised - a.promised : a.promised - b.promised)
}
