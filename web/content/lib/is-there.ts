import { absentPaths } from './owner/absent.ts'

/** Whether this build contains the page at a path, or at a link's path. */
export function isThere(href: string): boolean {
  return !absentPaths.includes(href.replace(/#.*/, ''))
}
