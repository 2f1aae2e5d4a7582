/**
 * The history entry of an open project. Read and written directly, because the router's rendering may wait for code
 * that is still loading, and closing must not.
 */
import { searchParams, withParam } from './page-search.ts'

/** State of the history entry that a card adds: one step back is the same page without the dialog. */
export const openedFromCard = { openedFromCard: true }

/** Adds an entry without the dialog below one that was opened directly, so that closing has a page to go back to. */
export function addPageBelow(): void {
  const { state } = history
  // The router keeps the state of its links in `usr`.
  if (state?.usr?.openedFromCard) return
  const { pathname, search } = location
  history.replaceState(state, '', `${pathname}${withParam(search, searchParams.project, undefined)}`)
  history.pushState({ ...state, usr: openedFromCard }, '', `${pathname}${search}`)
}

/** True while the URL names a project. */
export function namesProject(): boolean {
  return new URLSearchParams(location.search).has(searchParams.project)
}

/** Names the picture on show in the open project's URL, so that a reload or a shared URL begins at it. */
export function nameImage(id: string): void {
  if (!namesProject()) return
  history.replaceState(history.state, '', `${location.pathname}${withParam(location.search, searchParams.project, id)}`)
}

/** Id of the link that opens a project: the dialog returns the focus to it. */
export function cardLinkId(projectId: string): string {
  return `project-${projectId}`
}
