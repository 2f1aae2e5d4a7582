import { unfinished } from '../unfinished.ts'
import { isLive } from './live.ts'

/** True while this site shows anything that the owner has not confirmed: every page then says so at the top. */
export const isSample = !isLive && unfinished().length > 0
