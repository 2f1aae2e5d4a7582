import { readOwnerFile } from './owner-file.ts'

const { emergency, ...week } = readOwnerFile('opening-hours')

/** When the business is open. */
export const openingHours = week

/** When somebody answers the emergency line. */
export const emergencyHours = emergency
