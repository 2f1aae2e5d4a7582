import { readOwnerFile } from '../owner-file.ts'

/** Who the business is and how people reach it. Each number is kept once and known by both its forms. */
export const contact = readOwnerFile('contact')
