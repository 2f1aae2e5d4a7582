/** When somebody answers in an emergency: before a noun, after a verb, and for the whole year. */
export const emergencyLine = { short: '24/7', when: 'at any hour', daily: '24 hours a day, 365 days a year' } as const
