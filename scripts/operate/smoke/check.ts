import { styleText } from 'node:util'
import * as z from 'zod/mini'
import type { EnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'

/** The site under test. */
export interface Site {
  /** Its origin, without a trailing slash. */
  url: string
  /** Undefined when the site is tested from outside: no test enquiry is then sent. */
  operator: Operator | undefined
}

/** What only the operator of a site can access. */
export interface Operator {
  /** Key that signs the test enquiry. */
  testEnquiryKey: () => Promise<string>
  enquiries: Pick<EnquiryStore, 'get'>
  /** A message for each address that gets no alarms. */
  unconfirmedSubscriptions: () => Promise<string[]>
  /** Sends a mail to the owner in the same way as enquiries. Returns its recipient and subject. */
  mailOwner: () => Promise<{ to: string; subject: string }>
}

/** One requirement: resolves, or throws with what was found instead. `say` prints progress. */
export interface Check {
  name: string
  run: (site: Site, say: (text: string) => void) => Promise<void>
}

/** Thrown by a check that cannot run, with what it needs. */
export class Skipped extends Error {}

/** @throws Error with the message unless the condition holds. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Fetches a path exactly as given, without following redirects. The timeout is 15 seconds. */
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

/** @throws Problem when the site cannot be reached: otherwise each check would fail in its own words. */
export async function expectAnswer(site: Site): Promise<void> {
  const response = await get(site, '/').catch((error: Error) => {
    // fetch only says "fetch failed"; the reason is in its cause.
    const { message } = error.cause instanceof Error ? error.cause : error
    throw new Problem(`${site.url} does not answer (${message}). Nothing else was looked at.`)
  })
  if (response.status < 400) return
  throw new Problem(`${site.url} is down: its home page answered ${response.status}. Nothing else was looked at.`)
}

const words = { ok: styleText('green', 'ok     '), skipped: 'skipped', failed: styleText('red', 'FAILED ') }

/**
 * Runs the checks one after the other and prints each result. A skipped check does not count as passed.
 * @throws Problem when one failed.
 */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  { print, note }: Pick<Terminal, 'print' | 'note'>,
): Promise<void> {
  const count = { ok: 0, skipped: 0, failed: 0 }
  for (const check of checks) {
    const { outcome, reason } = await outcomeOf(check, site, (text) => note(`  ...     ${text}`))
    count[outcome]++
    print(`  ${words[outcome]} ${check.name}${reason === undefined ? '' : `\n          ${reason}`}`)
  }
  const skipped = count.skipped > 0 ? `${count.skipped} skipped.` : ''
  if (count.failed > 0) throw new Problem(`${count.failed} failed. ${skipped}`.trim())
  print(skipped ? `Nothing failed, but not everything was looked at: ${skipped}` : 'All in order.')
}

async function outcomeOf(
  { run }: Check,
  site: Site,
  say: (text: string) => void,
): Promise<{ outcome: keyof typeof words; reason?: string }> {
  try {
    await run(site, say)
    return { outcome: 'ok' }
  } catch (error) {
    if (error instanceof z.core.$ZodError) {
      return { outcome: 'failed', reason: `the answer breaks the contract: ${z.prettifyError(error)}` }
    }
    const reason = error instanceof Error ? error.message : String(error)
    return { outcome: error instanceof Skipped ? 'skipped' : 'failed', reason }
  }
}
