import { ReasonError } from './reason.ts'

/**
 * Limits the time of one step. The signal aborts the SDK's request and retries; the race also covers
 * a hanging response body, for which the SDK no longer heeds the signal.
 */
export async function withinTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new ReasonError('no answer in time', `no answer within ${milliseconds / 1000} seconds`))
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
