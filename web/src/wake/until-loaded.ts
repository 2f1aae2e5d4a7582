/**
 * Asks for code until it is there. What gave up would take the page with it; waiting, its plain HTML still stands and
 * works. Offline it does not ask at all: Chromium remembers of a module that it could not be fetched.
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
