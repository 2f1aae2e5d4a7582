import { lineWords } from '#contract/week.ts'
import { emergencyHours } from './opening-hours.ts'

/** When somebody answers in an emergency, as the texts say it. */
export const emergencyLine = lineWords(emergencyHours)
