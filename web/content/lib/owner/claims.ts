import { readOwnerFile } from '../owner-file.ts'

const { openingHours, insuredUpTo, years, minutes, radiusKm, notifies, workGuarantee, ...written } =
  readOwnerFile('claims')
const { scheme, number, link } = written

/** What the site says of the firm, from the owner's file. */
export const claimed = { openingHours, insuredUpTo, years, minutes, radiusKm, notifies, workGuarantee }

/** The firm's entry in a scheme's register, if there is one. */
export const registration = scheme && number && link ? { scheme, number, link } : undefined
