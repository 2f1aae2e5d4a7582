/**
 * Minutes until redelivery may take a lead: after it was received (long after its own request has ended, one way or
 * the other), then after each attempt. The last one repeats for ever: there is no last attempt (promise L5).
 */
const backOffMinutes = [2, 5, 15, 30, 60]

/** When a lead is due after so many attempts by redelivery. */
export function dueAfter(attempts: number, now: number): number {
  const minutes = backOffMinutes[attempts] ?? 60
  return now + minutes * 60_000
}
