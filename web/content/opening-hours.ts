import { readOwnerFile } from './owner-file.ts'

/** When the business is open; emergencies are answered at any hour. */
export const openingHours = readOwnerFile('opening-hours')
