import { youngestTokenSeconds } from '#shared/enquiry-rules.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { callApi } from '../../api/client.ts'
import { responseLimit, timeLimit } from '../../api/retry.ts'

let token: string | undefined
let fetchedAt = 0
/** Milliseconds by which the device's clock is behind the server's. */
let clockOffset = 0
let asked: Promise<string> | undefined

/** Requests the token once; after a failure, the next call tries again. Photos wait for it, so it may not hang. */
function request(): Promise<string> {
  asked ??= callApi('getFormToken', { signal: timeLimit(responseLimit) })
    .then((response) => {
      // Something else may have responded, such as the sign-in page of a Wi-Fi network.
      if (typeof response.token !== 'string') throw new ApiFailure('unreadable')
      token = response.token
      fetchedAt = performance.now()
      const [time] = response.token.split('.')
      clockOffset = Number(time) - Date.now() || 0
      return response.token
    })
    .catch((reason: unknown) => {
      asked = undefined
      throw reason
    })
  return asked
}

/** Proof that the request comes from our form, required for uploads. An enquiry is accepted without one. */
export const formToken = {
  /**
   * Absent while it is so young that the server would take the sender for a machine: a person may send a draft at once.
   */
  get: () => (performance.now() - fetchedAt > youngestTokenSeconds * 1000 ? token : undefined),
  /**
   * Epoch milliseconds by the server's clock: a photo's key with the time of a clock that is days wrong would be
   * refused.
   */
  now: () => Date.now() + clockOffset,
  /** Requests a token when a form is first touched. A failure is ignored. */
  fetch: (): void => void request().catch(() => undefined),
  /** Calls with a token, and retries once with a new one if it has expired. */
  async spend<Result>(call: (token: string) => Promise<Result>): Promise<Result> {
    try {
      return await call(await request())
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.kind === 'gone')) throw reason
      asked = undefined
      return call(await request())
    }
  },
}
