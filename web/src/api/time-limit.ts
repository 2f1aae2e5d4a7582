/** A signal that aborts after so many milliseconds. Safari before 16 has no `AbortSignal.timeout`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), milliseconds)
  return limit.signal
}
