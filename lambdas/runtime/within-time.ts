export class OutOfTimeError extends Error {
  override name = 'OutOfTimeError'
}

/**
 * Limits the time of one step [L2]. The signal stops the SDK's request and its retries; the race holds even
 * where the SDK no longer listens to it, while a response's body hangs.
 */
export async function withinTime<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new OutOfTimeError(`not done within ${milliseconds} ms`))
    }, milliseconds)
  })
  try {
    return await Promise.race([work(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
