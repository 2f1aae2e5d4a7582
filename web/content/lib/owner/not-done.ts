import { readOwnerFile } from '../owner-file.ts'

/** Slugs of the services that the firm does not do. */
export const { notDone } = readOwnerFile('services')
