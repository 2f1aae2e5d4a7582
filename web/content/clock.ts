/** What the pages say by the clock: words that are always true, and where those of the moment come from. */
import { business } from './business.ts'

export const openNow = {
  always: 'The emergency line is open at any hour',
  load: async () => (await import('./calendar.ts')).openWords,
}

/** In a few words, for the home page's first screen. */
export const replySoon = {
  always: 'Reply by the next working day',
  load: async () => (await import('./calendar.ts')).shortReplyWords,
}

export const replyBy = {
  always: `We reply within ${business.replyWithin.quoteForm}; after a Sunday or a holiday, within an hour of opening.`,
  load: async () => (await import('./calendar.ts')).replyWords,
}

export const ringBy = {
  always: 'An emergency: we ring within the hour, at any hour of any day.',
  load: async () => (await import('./calendar.ts')).emergencyWords,
}

/** On the sheet beside the form. */
export const promisedBy = {
  always: 'by the next working day',
  load: async () => (await import('./calendar.ts')).promisedWords,
}

export const promisedRing = {
  always: 'within the hour',
  load: async () => (await import('./calendar.ts')).promisedRingWords,
}
