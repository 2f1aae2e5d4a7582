import { readOwnerFile } from './owner-file.ts'
import { portraitFile } from './portrait-file.ts'

const { portrait: alt, ...note } = readOwnerFile('team-note')
const portrait = await portraitFile()

/** The note on the About page. Its portrait is undefined while there is no photograph: the page then has no place for one. */
export const teamNote = { ...note, portrait: portrait && { ...portrait.shown, alt } }
