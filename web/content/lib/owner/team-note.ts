import { readOwnerFile } from '../../../compile/owner-file.ts'
import { ownerPhoto } from '../../../compile/owner-photos.ts'

const { portrait: portraitAlt, van: vanAlt, ...note } = readOwnerFile('claims').note
const [portrait, van, signature] = await Promise.all([
  ownerPhoto('portrait'),
  ownerPhoto('van'),
  ownerPhoto('signature'),
])

/** The note on the About page. A photograph that does not exist takes no space. */
export const teamNote = {
  ...note,
  portrait: portrait && { ...portrait.shown, alt: portraitAlt },
  van: van && { ...van.shown, alt: vanAlt },
  /** Says nothing more than the signature in type below it. */
  signed: signature && { ...signature.shown, alt: '' },
}
