import { readOwnerFile } from './owner-file.ts'

/** The day on which the owner confirmed each claim that only the owner can make; false until then. */
export const claims = readOwnerFile('claims')
export type Claim = keyof typeof claims
