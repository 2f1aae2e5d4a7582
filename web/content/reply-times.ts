import { closedDays } from './lib/owner/claims.ts'
import { wordList } from './lib/word-list.ts'

/** How fast the business replies, as it says. Each stands once on a page. */
export const repliesWithin = { form: 'within 24 hours', call: 'within 1 hour during business hours' } as const

const closed = wordList(closedDays.map((day) => `${day}s`))
/** `, except on Saturdays and Sundays` */
const exception = closed && `, except on ${closed}`

/** How fast a form is answered: not on the days on which the business is closed. */
export const formReplyTime = repliesWithin.form + exception

/** Once it is sent, where it may be read again days later. */
export const sentReply = `You'll hear from us ${repliesWithin.form} of sending it${exception}.`

/** Beside the form. */
export const formReply = `We reply ${formReplyTime}.`
