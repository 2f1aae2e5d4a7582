/** What the pages say by the clock: words that are always true, and those of the moment. */
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

/** What is promised of an enquiry, in one of its lengths. Empty words on a site that promises nothing. */
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
