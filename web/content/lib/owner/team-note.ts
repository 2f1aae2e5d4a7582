import { readOwnerFile } from '../owner-file.ts'
import { ownerPhoto } from '../owner-photos.ts'
import { isLive } from './live.ts'

const { confirmed, portrait: portraitAlt, van: vanAlt, ...note } = readOwnerFile('team-note')
const [portrait, van] = await Promise.all([ownerPhoto('portrait'), ownerPhoto('van')])

/** The note on the About page, once it is confirmed or on a sample site. Without a photograph of who signs it, or of the van, the page has no place for one. */
export const teamNote =
  isLive && !confirmed
    ? undefined
    : {
        ...note,
        portrait: portrait && { ...portrait.shown, alt: portraitAlt },
        van: van && { ...van.shown, alt: vanAlt },
      }
