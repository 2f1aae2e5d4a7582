import { only, unsaid, unsaidAdjective, unsaidAdverb } from './stated.ts'

/** When somebody answers in an emergency: before a noun, after a verb, and for the whole year. */
export const allHours = { short: '24/7', when: 'at any hour', daily: '24 hours a day, 365 days a year' } as const

/** The same as pages word it, which say it once the owner has confirmed it. */
export const emergencyLine = only.allHours ? { short: unsaidAdjective, when: unsaidAdverb, daily: unsaid } : allHours
