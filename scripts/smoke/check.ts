/** A site under test, by its origin. */
export interface Site {
  /** No slash at the end. */
  url: string
  /** Signs the canary lead; undefined when it could not be found, and then none is sent. */
  originKey: string | undefined
}

/** One thing that must hold: resolves, or throws with what was seen instead. */
export interface Check {
  name: string
  run: (site: Site) => Promise<void>
}

/** @throws Error with the sentence unless the condition holds. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Fetches a path of the site as it is written, without following redirects, within 15 seconds. */
export function get(site: Site, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init })
}

export function post(site: Site, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return get(site, path, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function expectStatus(response: Response, status: number): Promise<void> {
  if (response.status === status) return
  const text = (await response.text()).slice(0, 120).replace(/\s+/g, ' ')
  throw new Error(`${new URL(response.url).pathname} answered ${response.status}, not ${status}: ${text}`)
}
