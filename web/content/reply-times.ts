import { closedDays } from './lib/owner/claims.ts'
import { wordList } from './lib/word-list.ts'

/** How fast the business replies, as it says. Each stands once on a page. */
export const repliesWithin = { form: 'within 24 hours', call: 'within 1 hour during business hours' } as const

/** `Fridays, Saturdays and Sundays` */
const closed = wordList(closedDays.map((day) => `${day}s`))

/** How fast a form is answered: not on the days on which the business is closed. */
export const formReplyTime = closed ? `${repliesWithin.form}, except on ${closed}` : repliesWithin.form

/** Beside the form. */
export const formReply = `We reply ${formReplyTime}.`
