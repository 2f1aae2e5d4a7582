import { readOwnerFile } from '../../../compile/owner-file.ts'

const { confirmed, electrician, firstAider } = readOwnerFile('advice')

/** Who has read the safety advice, and when; undefined until somebody has. */
export const adviceRead =
  confirmed && electrician && firstAider ? { when: confirmed, electrician, firstAider } : undefined
