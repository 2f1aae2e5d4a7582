import { unfinished } from '../unfinished.ts'
import { isLive } from './live.ts'

/** True while this site shows something that the owner has not confirmed: then every page says so at its top. */
export const isSample = !isLive && unfinished().length > 0
