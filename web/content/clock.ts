/** What the pages say by the clock: words that are always true, and those of the moment. */
import { business } from './business.ts'
import { emergencyWords, openWords, promisedRingWords, promisedWords, replyWords, shortReplyWords } from './calendar.ts'

export const openNow = {
  always: 'The emergency line is open at any hour',
  wordsAt: openWords,
}

/** In a few words, for the home page's first screen. */
export const replySoon = {
  always: 'Reply by the next working day',
  wordsAt: shortReplyWords,
}

export const replyBy = {
  always: `We reply within ${business.replyWithin.quoteForm}; after a Sunday or a holiday, within an hour of opening.`,
  wordsAt: replyWords,
}

export const ringBy = {
  always: 'An emergency: we ring within the hour, at any hour of any day.',
  wordsAt: emergencyWords,
}

/** On the sheet beside the form. */
export const promisedBy = {
  always: 'by the next working day',
  wordsAt: promisedWords,
}

export const promisedRing = {
  always: 'within the hour',
  wordsAt: promisedRingWords,
}
