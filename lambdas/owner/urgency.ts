import { isEmergency } from '../contract/quote-rules.ts'

/** What decides which enquiry is answered first. */
interface Waiting {
  about?: string | undefined
  /** Epoch milliseconds. */
  promised: number
}

/** Emergencies; then what is not late yet, soonest first; then what is late, newest first [L18]. */
export function byUrgency(now: number): (a: Waiting, b: Waiting) => number {
  const rank = (waiting: Waiting) => (isEmergency(waiting) ? 0 : waiting.promised >= now ? 1 : 2)
  return (a, b) => {
    const ranks = rank(a) - rank(b)
    return ranks || (rank(a) === 2 ? b.promised - a.promised : a.promised - b.promised)
  }
}
