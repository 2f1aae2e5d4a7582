import { absentPaths } from './owner/absent.ts'

/** Whether this build has the page at a path, or at the path of a link. */
export function isThere(href: string): boolean {
  return !absentPaths.includes(href.replace(/#.*/, ''))
}
