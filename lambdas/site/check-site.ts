import { setTimeout as pause } from 'node:timers/promises'

/** Two attempts and the pause between them fit into the function's timeout. */
const attempts = 2
const pauseMilliseconds = 5000

/**
 * Fetches the home page as a visitor does. Throws when it does not come as a page [I9]. Tried
 * twice, so that one lost packet raises no alarm.
 */
export async function checkSite(
  siteUrl: string,
  fetch: typeof globalThis.fetch,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await expectPage(siteUrl, fetch)
    } catch (error) {
      if (attempt === attempts) throw error
      await wait(pauseMilliseconds)
    }
  }
}

async function expectPage(siteUrl: string, fetch: typeof globalThis.fetch): Promise<void> {
  const response = await fetch(`${siteUrl}/`, { redirect: 'manual', signal: AbortSignal.timeout(8000) })
  if (response.status !== 200) throw new Error(`The home page answered ${response.status}`)
  if (!(await response.text()).includes('</html>')) throw new Error('The home page is not a whole page')
}
