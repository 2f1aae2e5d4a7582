/**
 * Loads the page as a document when a part of its code is missing, but not offline, and not a second time: noted in the
 * history entry, so that what is broken for good is not reloaded endlessly.
 */
export function reloadOnce(): void {
  if (!navigator.onLine || history.state?.reloaded) return
  history.replaceState({ ...history.state, reloaded: true }, '')
  location.reload()
}
