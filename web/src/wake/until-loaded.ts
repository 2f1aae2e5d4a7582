/**
 * Retries until the code has loaded. Giving up would take the page down; while waiting, its plain HTML still works.
 * Offline it does not try: Chromium remembers that a module could not be fetched.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3000))
    }
  }
}
