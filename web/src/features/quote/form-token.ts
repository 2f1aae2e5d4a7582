import { ApiFailure } from '../../api/api-failure.ts'
import { callApi } from '../../api/client.ts'

let token: string | undefined
let asked: Promise<string> | undefined

/** Asks once; after a failure, the next call asks again. */
function request(): Promise<string> {
  asked ??= callApi('getFormToken', {})
    .then((answer) => {
      // Something else may answer in our place, such as the sign-in page of a Wi-Fi.
      if (typeof answer.token !== 'string') throw new ApiFailure('unreadable')
      token = answer.token
      return answer.token
    })
    .catch((reason: unknown) => {
      asked = undefined
      throw reason
    })
  return asked
}

/** Proof that our own form is there, which an upload costs [P9]. An enquiry without one is accepted too [L9]. */
export const formToken = {
  get: () => token,
  /** When a form is first touched: it will be needed. A failure is ignored. */
  fetch: (): void => void request().catch(() => undefined),
  /** Calls with a token, and once more with a new one when it has grown too old. */
  async spend<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(await request())
    } catch (reason) {
      if (!(reason instanceof ApiFailure && reason.kind === 'gone')) throw reason
      asked = undefined
      return call(await request())
    }
  },
}
