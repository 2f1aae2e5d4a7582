/** Text that depends on the time: what is always true, and what is true now. */
import { isEmergency, type QuoteContext } from '#contract/quote-rules.ts'
import { type ReplyPromise, replyPromise, ringFirst, standingPromise } from '#contract/reply-promise.ts'
import { openingWords } from '#contract/working-hours.ts'
import { calendar } from './calendar.ts'
import { emergencyLine } from './emergency-line.ts'
import { hoursAreSaid } from './owner/opening-hours.ts'
import { only } from './stated.ts'

export const openNow: { always: string; wordsAt: (now: number) => string } = {
  always: only.allHours ? '' : `The emergency line is open ${emergencyLine.when}`,
  wordsAt: (now: number) => (hoursAreSaid ? openingWords(calendar, now, !only.allHours) : openNow.always),
}

/** The reply promise for an enquiry, in one of its lengths. Empty on a site that makes no promise. */
export function promised(subject: Pick<QuoteContext, 'about'>, length: Exclude<keyof ReplyPromise, 'by'>) {
  if (!calendar.saysWhen) {
    const words = isEmergency(subject) && length === 'sentence' ? ringFirst : ''
    return { always: words, wordsAt: () => words }
  }
  return {
    always: standingPromise(calendar, subject)[length],
    wordsAt: (now: number) => replyPromise(calendar, subject, now)[length],
  }
}
