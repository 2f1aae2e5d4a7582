/**
 * Reloads the document when a part of the page's code is missing, but not offline and only once: it is recorded in the
 * history entry, so that a permanent failure causes no reload loop.
 */
export function reloadOnce(): void {
  if (!navigator.onLine || history.state?.reloaded) return
  history.replaceState({ ...history.state, reloaded: true }, '')
  location.reload()
}

/**
 * Reloads the document once the site can be reached. A browser may report "online" earlier, when a reload would only
 * show its own error page and lose what was typed.
 */
export async function reloadWhenReached(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
    if (response) return location.reload()
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}
