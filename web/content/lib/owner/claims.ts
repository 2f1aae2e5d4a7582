import { readOwnerFile } from '../owner-file.ts'

const { insuredUpTo, years, minutes, workGuarantee, scheme, number, link, notificationRoute, ...days } =
  readOwnerFile('claims')

/** The day on which the owner confirmed each claim that only the owner can make; false until then. */
export const claims = days
export type Claim = keyof typeof days

/** The figures and words of the claims, as the owner's file has them. */
export const claimed = { insuredUpTo, years, minutes, workGuarantee, notificationRoute }

/** The entry in a scheme's register, once the owner has confirmed it. */
export const registration = days.registration && scheme && number && link ? { scheme, number, link } : undefined
