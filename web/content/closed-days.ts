import { readOwnerFile } from './owner-file.ts'

/** Days on which the business is closed beside its weekly ones and bank holidays. */
export const closedDays = readOwnerFile('closed-days')
