import { callApi } from '../../api/client.ts'

let token: string | undefined
let asked = false

/** Fetched when a form is first touched. An enquiry without one is accepted too [L9], so a failure is ignored. */
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
