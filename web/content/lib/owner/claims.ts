import { readOwnerFile } from '../owner-file.ts'

const { insuredUpTo, years, minutes, openingHours, workGuarantee, scheme, number, link, notificationRoute, ...days } =
  readOwnerFile('claims')

/** Figures and text of the claims, from the owner's file. */
export const claimed = { insuredUpTo, years, minutes, openingHours, workGuarantee, notificationRoute }

/** The entry in a scheme's register, if the owner has confirmed it. */
export const registration = days.registration && scheme && number && link ? { scheme, number, link } : undefined
