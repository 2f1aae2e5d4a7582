import { unfinishedPages } from '../unfinished.ts'
import { isLive } from './live.ts'

/** Paths of the pages that this build leaves out. */
export const absentPaths: string[] = isLive ? unfinishedPages().map(({ path }) => path) : []
