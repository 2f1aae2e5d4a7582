import { closedDays } from './lib/owner/claims.ts'

/** How fast the business replies, as it says. Each stands once on a page. */
export const repliesWithin = { form: 'within 24 hours', call: 'within 1 hour during business hours' } as const

/** `Friday, Saturday or Sunday` */
const closed = closedDays.join(', ').replace(/, (?=[^,]*$)/, ' or ')

/** How fast a form is answered, also by those who are closed on some day of the week. */
export const formReplyTime = closed
  ? `${repliesWithin.form}, or on the next day we're open if that falls on a ${closed}`
  : repliesWithin.form

/** Beside the form. */
export const formReply = `We reply ${formReplyTime}.`
