import { callApi } from '../../api/client.ts'

let token: string | undefined
let asked = false

/** Fetched when a form is first touched. Its absence means nothing (promise L9), so a failure is let be. */
export const formToken = {
  get: () => token,
  fetch(): void {
    if (asked) return
    asked = true
    callApi('getFormToken', {}).then(
      (answer) => {
        token = answer.token
      },
      () => {
        asked = false
      },
    )
  },
}
