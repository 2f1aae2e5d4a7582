import { readOwnerFile } from '../../../compile/owner-file.ts'

const written = readOwnerFile('notice')
const day = 24 * 60 * 60 * 1000
const lastDayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * The owner's notice and the instant, in epoch milliseconds, at which its last day is over; null without one. By UTC:
 * in summer it stays until one in the morning.
 */
export const notice = written
  ? {
      text: `Until ${lastDayWords.format(new Date(written.lastDay))}: ${written.text}`,
      until: Date.parse(written.lastDay) + day,
    }
  : null
