import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LimitName } from '../../lambdas/contract/limits.ts'
import { acceptLead } from '../../lambdas/leads/accept-lead.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import type { Lead } from '../../lambdas/leads/lead.ts'
import { failureOf } from '../../web/src/api/api-failure.ts'
import { withRetries } from '../../web/src/api/retry.ts'
import { emailSettings, keys } from '../fixtures/lead-deps.ts'
import { foreignPhone, quoteRequest } from '../fixtures/quote.ts'
import { Account, accountEnvironment } from './account.ts'
import { randomFrom, uuidFrom } from './random.ts'
import { VirtualTime } from './virtual-time.ts'

// The simulation has a virtual clock.
vi.unmock('../../lambdas/runtime/within-time.ts')
// Set before the logger is created: nobody reads its output.
vi.hoisted(() => Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }))

/** `FLOOD=31000` is what one laptop sends in a few minutes. */
const flood = Number(process.env.FLOOD ?? 3100)
const attacker = '203.0.113.7'
const perSecond = 200
const start = Date.parse('2026-11-20T10:00:00Z')
const second = 1000

/** Duration of a service call from a function in the same region, in milliseconds. */
const latency = { count: 6, store: 10, mail: 120, mark: 8 }
/** CPU time of our own code in milliseconds, on the share of a core that 512 MB have. */
const thinking = 20

let time: VirtualTime
let restore: () => void
let world: ReturnType<typeof makeWorld>

beforeEach(() => {
  time = new VirtualTime(start)
  restore = time.install(randomFrom(2))
  for (const [name, value] of Object.entries(accountEnvironment)) vi.stubEnv(name, value)
  world = makeWorld()
})
afterEach(() => restore())

/** The enquiry's function behind a gateway with its throttle, in an account with a concurrency limit of ten. */
function makeWorld() {
  const random = randomFrom(1)
  const stored = new Set<string>()
  const counts = new Map<string, number>()
  const takes = <Result>(milliseconds: number, result: () => Result) =>
    new Promise<Result>((resolve) => setTimeout(() => resolve(result()), milliseconds))
  const count = ({ limit, address }: { limit: LimitName; address: string }) =>
    takes(latency.count, () => {
      const key = `${limit} ${address}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts.get(key) ?? 0
    })
  const deps = {
    store: {
      put: ({ leadId }: Lead) =>
        takes(latency.store, () => {
          stored.add(leadId)
          return 'stored' as const
        }),
      wasReceived: async () => false,
      addPhoto: async () => {},
      set: async () => undefined,
      markMailed: () => takes(latency.mark, () => undefined),
    },
    lastResort: { keep: async () => 'kept' as const, markMailed: async () => {} },
    photos: { inspect: async () => 'picture' as const, tagAttached: async () => {} },
    mailer: { send: () => takes(latency.mail, () => 'message') },
    counter: { count },
    ...emailSettings,
    keys,
    bounds: stepBounds,
    now: () => Math.floor(time.now),
    uuid: () => uuidFrom(random),
  }
  const account = new Account(time)
  const post = async (address: string, typed: Record<string, unknown>): Promise<number> => {
    const actor = { onDeath: undefined }
    const body = JSON.stringify(quoteRequest({ phone: foreignPhone, ...typed }))
    const answer = await account.post({ address, body }, actor, async (request, viewer) => {
      await takes(thinking, () => undefined)
      return acceptLead(request, { ...deps, viewer })
    })
    return answer.status
  }
  return { post, stored }
}

/** The firewall blocks an address with more than `most` requests in a minute, after a delay. */
const firewall = { most: 100, noticesAfter: 30 * second }

/** A firewall in front of the gateway. By AWS's documentation it evaluates every few seconds. */
function behindFirewall(post: typeof world.post): typeof world.post {
  /** Number of requests in each second, by address. */
  const seen = new Map<string, number[]>()
  return async (address, typed) => {
    const counts = seen.get(address) ?? []
    const now = Math.floor((time.now - start) / second)
    counts[now] = (counts[now] ?? 0) + 1
    seen.set(address, counts)
    const noticed = now - firewall.noticesAfter / second
    const known = counts.slice(Math.max(0, noticed - 60), Math.max(0, noticed))
    return known.reduce((sum, count = 0) => sum + count, 0) > firewall.most ? 403 : post(address, typed)
  }
}

interface Outcome {
  /** Number of responses to the attacker, by status. */
  attacker: Map<number, number>
  /** When each visitor sent, and the final status they got. */
  visitors: { at: number; status: number }[]
}

/** One address posts at a rate, each post with different text; every two seconds a visitor sends, with the form's own retries. */
async function attack(post: typeof world.post, posts: number): Promise<Outcome> {
  const outcome: Outcome = { attacker: new Map(), visitors: [] }
  const until = start + (posts / perSecond) * second
  for (let sent = 0; sent < posts; sent++) {
    time.after((sent / perSecond) * second, async () => {
      const status = await post(attacker, { jobDescription: `job ${sent}`, fullName: 'Bot' })
      outcome.attacker.set(status, (outcome.attacker.get(status) ?? 0) + 1)
    })
  }
  for (let at = start; at < until; at += 2 * second) {
    const once = async () => {
      const status = await post(`198.51.100.${((at - start) / 2000) % 250}`, { fullName: `Visitor ${at - start}` })
      if (status !== 200) throw failureOf(status, undefined)
      return status
    }
    time.after(at - start, async () => {
      const status = await withRetries(once, new AbortController().signal).catch(({ status }) => status)
      outcome.visitors.push({ at, status })
    })
  }
  await time.runUntil(until + 30 * second)
  return outcome
}

test('without the firewall 200 posts a second of one address turn others away, and each is a status that rings [L16] [I9]', async () => {
  const { attacker: answers, visitors } = await attack(world.post, flood)
  const refused = visitors.filter(({ status }) => status !== 200)
  expect(refused.length, 'a promise that says otherwise would be false').toBeGreaterThan(0)
  // The alarm counts every 4xx and 5xx of this route except 422.
  expect([...answers.keys()].every((status) => [200, 429, 503].includes(status))).toBe(true)
  expect(answers.get(200)).toBe(world.stored.size - (visitors.length - refused.length))
})

test('with the firewall every visitor gets through 200 posts a second, once it has noticed [L16]', async () => {
  const { visitors } = await attack(behindFirewall(world.post), Math.max(flood, perSecond * 50))
  const after = visitors.filter(({ at }) => at >= start + firewall.noticesAfter + second)
  expect(after.length).toBeGreaterThan(5)
  expect(after.filter(({ status }) => status !== 200)).toEqual([])
})
