/**
 * Loads the page as a document when a part of its code is missing, but not offline, and not a second time: noted in the
 * history entry, so that what is broken for good is not reloaded endlessly.
 */
export function reloadOnce(): void {
  if (!navigator.onLine || history.state?.reloaded) return
  history.replaceState({ ...history.state, reloaded: true }, '')
  location.reload()
}

/**
 * Loads the page as a document once the site can be reached. A browser may say "online" earlier than that, and would then
 * show the kept page that tells of no connection.
 */
export async function reloadWhenReached(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
    if (answer) return location.reload()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
