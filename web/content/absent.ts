import { isLive } from './live.ts'
import { unfinishedPages } from './unfinished.ts'

/** Paths of the pages that this build leaves out. */
export const absentPaths: string[] = isLive ? unfinishedPages().map(({ path }) => path) : []
