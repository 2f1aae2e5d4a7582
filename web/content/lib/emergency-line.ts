import { lineWords } from '#contract/week.ts'
import { emergencyHours } from './owner/opening-hours.ts'
import { only, unsaid, unsaidAdjective, unsaidAdverb } from './stated.ts'

/** When somebody answers in an emergency, as worded in the text. */
export const emergencyLine = only.allHours
  ? { short: unsaidAdjective, when: unsaidAdverb, daily: unsaid }
  : lineWords(emergencyHours)
