import { styleText } from 'node:util'
import * as z from 'zod/mini'
import type { LeadStore } from '../../../lambdas/leads/lead-store.ts'
import { Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'

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
  canaryKeys: () => Promise<readonly string[]>
  leads: Pick<LeadStore, 'get'>
  /** A sentence for each address that gets no alarms. */
  unconfirmedSubscriptions: () => Promise<string[]>
  /** Mails the owner the way that enquiries go, and says to whom and under which subject. */
  mailOwner: () => Promise<{ to: string; subject: string }>
}

/** One thing that must hold: resolves, or throws with what was seen instead. `say` tells the person who waits. */
export interface Check {
  name: string
  /** It leaves something behind, for two days. */
  leaves?: true
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

/** @throws Problem when nothing answers there: then each check would fail in its own words. */
export async function expectAnswer(site: Site): Promise<void> {
  const response = await get(site, '/').catch((error: Error) => {
    throw new Problem(`${site.url} does not answer (${reasonOf(error)}). Nothing else was looked at.`)
  })
  if (response.status < 400) return
  throw new Problem(`${site.url} is down: its home page answered ${response.status}. Nothing else was looked at.`)
}

/** fetch says "fetch failed", and why in its cause. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message
}

interface Outcome {
  name: string
  outcome: 'ok' | 'skipped' | 'failed'
  reason?: string
}

/**
 * Runs one check after the other and prints how each ended. What was skipped is not "in order".
 * @throws Problem when one failed.
 */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  { print, note }: Pick<Terminal, 'print' | 'note'>,
  { json }: { json?: boolean },
): Promise<void> {
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const outcome = await outcomeOf(check, site, (text) => note(`  ...     ${text}`))
    outcomes.push(outcome)
    if (!json) print(describe(outcome))
  }
  if (json) print(JSON.stringify({ url: site.url, checks: outcomes }, null, 2))
  const count = (wanted: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length
  const skipped = count('skipped') > 0 ? `${count('skipped')} skipped.` : ''
  if (count('failed') > 0) throw new Problem(`${count('failed')} failed. ${skipped}`.trim())
  if (!json) print(skipped ? `Nothing failed, but not everything was looked at: ${skipped}` : 'All in order.')
}

async function outcomeOf({ name, run }: Check, site: Site, say: (text: string) => void): Promise<Outcome> {
  try {
    await run(site, say)
    return { name, outcome: 'ok' }
  } catch (error) {
    const reason = error instanceof Error ? sentenceOf(error) : String(error)
    return { name, outcome: error instanceof Skipped ? 'skipped' : 'failed', reason }
  }
}

/** An answer that is not as the contract has it is named by its fields, not by the parser's JSON. */
function sentenceOf(error: Error): string {
  if (!(error instanceof z.core.$ZodError)) return error.message
  return `the answer breaks the contract: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`
}

function describe({ name, outcome, reason }: Outcome): string {
  const word = { ok: styleText('green', 'ok     '), skipped: 'skipped', failed: styleText('red', 'FAILED ') }[outcome]
  return `  ${word} ${name}${reason === undefined ? '' : `\n          ${reason}`}`
}
