import { readOwnerFile } from '../owner-file.ts'
import { ownerPhoto } from '../owner-photos.ts'
import { isLive } from './live.ts'

const { confirmed, portrait: portraitAlt, van: vanAlt, ...note } = readOwnerFile('team-note')
const [portrait, van] = await Promise.all([ownerPhoto('portrait'), ownerPhoto('van')])

/** The note on the About page, once confirmed or on a sample site. A photograph that does not exist takes no space. */
export const teamNote =
  isLive && !confirmed
    ? undefined
    : {
        ...note,
        portrait: portrait && { ...portrait.shown, alt: portraitAlt },
        van: van && { ...van.shown, alt: vanAlt },
      }
