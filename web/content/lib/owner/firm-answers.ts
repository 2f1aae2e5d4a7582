import { readOwnerFile } from '../owner-file.ts'

const { workGuarantee, whoComes, payment, ownParts, parking, howSoon, makes } = readOwnerFile('claims')

/** The owner's answers to what visitors ask of the firm; undefined where the owner has said nothing. */
export const firmAnswers = { workGuarantee, whoComes, payment, ownParts, parking, howSoon, makes }
