import type { LeadStore } from '../../../lambdas/leads/lead-store.ts'

/** A site under test, by its origin. */
export interface Site {
  /** No slash at the end. */
  url: string
  /** Undefined when the site is looked at from outside: then no canary lead is sent. */
  operator: Operator | undefined
}

/** What only the operator of a site can reach. */
export interface Operator {
  /** Signs the canary lead. */
  canaryKeys: () => Promise<string[]>
  leads: Pick<LeadStore, 'get'>
}

/** One thing that must hold: resolves, or throws with what was seen instead. `say` tells the person who waits. */
export interface Check {
  name: string
  run: (site: Site, say: (text: string) => void) => Promise<void>
}

/** Thrown by a check that cannot be made, with what it needs. */
export class Skipped extends Error {}

/** @throws Error with the sentence unless the condition holds. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Fetches a path of the site as it is written, without following redirects, within 15 seconds. */
export function get(site: Pick<Site, 'url'>, path: string, init: RequestInit = {}): Promise<Response> {
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

/** @throws Error with a sentence when nothing answers there: then each check would fail in its own words. */
export async function expectAnswer(site: Site): Promise<void> {
  const response = await get(site, '/').catch((error: Error) => {
    throw new Error(`${site.url} does not answer (${reasonOf(error)}). Nothing else was looked at.`)
  })
  if (response.status < 400) return
  throw new Error(`${site.url} is down: its home page answered ${response.status}. Nothing else was looked at.`)
}

/** fetch says "fetch failed", and why in its cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Runs one check after the other and prints how each ended. Returns the exit code; what was skipped is not "in order". */
export async function runChecks(checks: readonly Check[], site: Site, print: (text: string) => void): Promise<number> {
  let failed = 0
  let skipped = 0
  for (const { name, run } of checks) {
    try {
      await run(site, (text) => print(`  ...     ${text}`))
      print(`  ok      ${name}`)
    } catch (error) {
      const isSkipped = error instanceof Skipped
      if (isSkipped) skipped++
      else failed++
      print(
        `  ${isSkipped ? 'skipped' : 'FAILED '} ${name}\n          ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  const others = skipped > 0 ? `${skipped} skipped.` : ''
  if (failed > 0) print(`${failed} failed. ${others}`.trim())
  else print(skipped > 0 ? `Nothing failed, but not everything was looked at: ${others}` : 'All in order.')
  return failed === 0 ? 0 : 1
}
