import { readOwnerFile } from '../../../compile/owner-file.ts'

/** The business's identity and contact details. Each number is stored once, and available in both forms. */
export const contact = readOwnerFile('contact')
