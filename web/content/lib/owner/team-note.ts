import { readOwnerFile } from '../owner-file.ts'
import { ownerPhoto } from '../owner-photos.ts'

const { portrait: portraitAlt, van: vanAlt, ...note } = readOwnerFile('claims').note
const [portrait, van] = await Promise.all([ownerPhoto('portrait'), ownerPhoto('van')])

/** The note on the About page. A photograph that does not exist takes no space. */
export const teamNote = {
  ...note,
  portrait: portrait && { ...portrait.shown, alt: portraitAlt },
  van: van && { ...van.shown, alt: vanAlt },
}
