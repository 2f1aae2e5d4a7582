/**
 * The history's entry of an open project, read and written past the router: its rendering may wait for code that is on
 * its way, and the visitor does not.
 */
import { searchParams, withParam } from './page-search.ts'

/** State of the entry that a card adds: one step back is the same page without the dialog. */
export const openedFromCard = { openedFromCard: true }

/** Below an address that was opened directly there is no page to go back to: puts it there. */
export function addPageBelow(): void {
  const { state } = history
  // `usr` is where the router keeps the state of its links.
  if (state?.usr?.openedFromCard) return
  const { pathname, search } = location
  history.replaceState(state, '', `${pathname}${withParam(search, searchParams.project, undefined)}`)
  history.pushState({ ...state, usr: openedFromCard }, '', `${pathname}${search}`)
}

/** True while the address names a project. */
export function namesProject(): boolean {
  return new URLSearchParams(location.search).has(searchParams.project)
}

/** Id of the link that opens a project: the dialog hands the focus back to it. */
export function cardLinkId(projectId: string): string {
  return `project-${projectId}`
}
