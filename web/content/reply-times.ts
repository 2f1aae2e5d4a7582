import { only, stated } from './lib/stated.ts'

/** How fast the business replies, as it says. Each stands once on a page. */
export const repliesWithin = { form: 'within 24 hours', call: 'within 1 hour during business hours' } as const

/** How fast a form is answered. Empty on a site that does not say it. */
export const formReplyTime = stated(`${only.replyTimes}${repliesWithin.form}`)

/** Beside the form. */
export const formReply = formReplyTime && `We reply ${formReplyTime}.`
