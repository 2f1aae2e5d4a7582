import { ApiFailure } from './api-failure.ts'

/** Delay in milliseconds before each retry, before jitter. */
export const pauses = [400, 1000, 2200]

/** Milliseconds for one response of the API, where what hangs is asked for again. */
export const responseLimit = 15_000

/**
 * Retries a call after a temporary failure, three times at most, with exponential back-off. Jitter keeps visitors cut
 * off by one outage from all retrying at once. Offline it gives up at once.
 */
export async function withRetries<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await call()
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.isTemporary) || !navigator.onLine) throw reason
      await hasPassed(pause * (0.5 + Math.random() / 2), signal)
      if (signal.aborted) throw reason
    }
  }
  return call()
}

/**
 * True once a pause has passed. False if there is a reason to go on sooner: the network is back, the page is in view
 * again (a phone stops the uploads of one in its pocket), or the signal has aborted.
 */
export function hasPassed(pause: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = (isPassed: boolean) => {
      over.abort()
      clearTimeout(timer)
      resolve(isPassed)
    }
    const timer = setTimeout(end, pause, true)
    const goOn = () => end(false)
    addEventListener('online', goOn, over)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && goOn(), over)
    signal.addEventListener('abort', goOn, over)
  })
}

/** A signal that aborts after a time limit, or with `other`. Safari before 17.4 has no `AbortSignal.any`. */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController()
  const abort = () => limit.abort()
  setTimeout(abort, milliseconds)
  if (other?.aborted) abort()
  other?.addEventListener('abort', abort, { once: true })
  return limit.signal
}
