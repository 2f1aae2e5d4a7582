import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../lambdas/contract/limits.ts'
import { emergencyAbout } from '../../lambdas/contract/quote-rules.ts'
import { acceptLead } from '../../lambdas/leads/accept-lead.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import type { Lead } from '../../lambdas/leads/lead.ts'
import { sendDigest } from '../../lambdas/leads/send-digest.ts'
import type { MailContent } from '../../lambdas/runtime/send-mail.ts'
import { failureOf } from '../../web/src/api/api-failure.ts'
import { withRetries } from '../../web/src/api/retry.ts'
import { emailSettings, keys } from '../fixtures/lead-deps.ts'
import { quoteRequest } from '../fixtures/quote.ts'
import { Account, accountEnvironment } from './account.ts'
import { randomFrom, uuidFrom } from './random.ts'
import { VirtualTime } from './virtual-time.ts'

// This world has a clock of its own.
vi.unmock('../../lambdas/runtime/within-time.ts')
// Read when the logger is made: nobody reads these lines.
vi.hoisted(() => Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' }))

/** `FLOOD=31000` for what one laptop sends in some minutes. */
const flood = Number(process.env.FLOOD ?? 3100)
const attacker = '203.0.113.7'
const perSecond = 200
const start = Date.parse('2026-11-20T10:00:00Z')
const second = 1000
const minute = 60 * second

/** Milliseconds that a call of a service takes, from a function in its region. */
const latency = { count: 6, store: 10, mail: 120, mark: 8 }
/** Milliseconds that our own code takes on the share of a core that 512 MB have. */
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

/** The enquiry's function behind a gateway with its throttle, in an account with ten executions. */
function makeWorld() {
  const random = randomFrom(1)
  const stored = new Map<string, Lead>()
  const held = new Map<string, { lead: Lead; dueAt: number }>()
  const mailed = new Map<string, number>()
  const digests: MailContent[] = []
  const counts = new Map<string, number>()
  const takes = <Result>(milliseconds: number, result: () => Result) =>
    new Promise<Result>((resolve) => setTimeout(() => resolve(result()), milliseconds))
  const count = ({ limit, address }: { limit: keyof typeof limits; address: string }) =>
    takes(latency.count, () => {
      const key = `${limit} ${address} ${limits[limit].span === 'hour' ? Math.floor(time.now / (60 * minute)) : ''}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return counts.get(key) ?? 0
    })
  const deps = {
    store: {
      put: (lead: Lead, { dueAt }: { dueAt: number }) =>
        takes(latency.store, () => {
          stored.set(lead.leadId, lead)
          if (lead.heldFor) held.set(lead.leadId, { lead, dueAt })
          return 'stored' as const
        }),
      wasReceived: async () => false,
      addPhoto: async () => {},
      markCorrected: async () => undefined,
      markMailed: ({ leadId }: Pick<Lead, 'leadId'>) => takes(latency.mark, () => void held.delete(leadId)),
      async *listHeld(by: number) {
        const item = { attempts: 0, canary: false, mailedAt: undefined }
        for (const { lead, dueAt } of [...held.values()]) if (dueAt <= by) yield { ...item, ...lead, dueAt, lead }
      },
      takeTurn: async () => true,
      putCarrier: async () => {},
    },
    lastResort: { keep: async () => 'kept' as const, markMailed: async () => {} },
    photos: { inspect: async () => 'picture' as const, tagAttached: async () => {} },
    mailer: {
      send: (_: unknown, { leadId }: Pick<Lead, 'leadId'>) =>
        takes(latency.mail, () => `m${mailed.set(leadId, time.now).size}`),
    },
    digestMailer: { send: (mail: MailContent) => takes(latency.mail, () => `d${digests.push(mail)}`) },
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
    const body = JSON.stringify(quoteRequest(typed))
    const answer = await account.post({ address, body }, actor, async (request, viewer) => {
      await takes(thinking, () => undefined)
      return acceptLead(request, { ...deps, viewer })
    })
    return answer.status
  }
  return { post, stored, mailed, digests, held, deps }
}

/** Requests of one address in the last minute beyond which the firewall refuses it, once it has noticed. */
const firewall = { most: 100, noticesAfter: 30 * second }

/** The firewall before the gateway: AWS says that it looks every few seconds. */
function behindFirewall(post: typeof world.post): typeof world.post {
  /** By address, the number of its requests in each second. */
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
  /** What the attacker was answered, by status. */
  attacker: Map<number, number>
  /** For each visitor, when they sent and what they were answered in the end. */
  visitors: { at: number; status: number; name: string }[]
}

/** One address posts so many a second, each in other words, and a visitor comes every other second, with the form's own retries. */
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
    const name = `Visitor ${at - start}`
    const once = async () => {
      const status = await post(`198.51.100.${((at - start) / 2000) % 250}`, { fullName: name })
      if (status !== 200) throw failureOf(status, undefined)
      return status
    }
    time.after(at - start, async () => {
      const status = await withRetries(once, new AbortController().signal).catch(({ status }) => status)
      outcome.visitors.push({ at, status, name })
    })
  }
  await time.runUntil(until + 30 * second)
  return outcome
}

test('without the firewall 200 posts a second of one address turn others away, and each is a status that rings [L16] [I9]', async () => {
  const { attacker: answers, visitors } = await attack(world.post, flood)
  const refused = visitors.filter(({ status }) => status !== 200)
  expect(refused.length, 'a promise that says otherwise would be false').toBeGreaterThan(0)
  // The alarm counts every 4xx and 5xx of this route but 422.
  expect([...answers.keys()].every((status) => [200, 429, 503].includes(status))).toBe(true)
  expect(answers.get(200)).toBe(world.stored.size - (visitors.length - refused.length))
})

test('with the firewall every visitor gets through 200 posts a second, once it has noticed [L16]', async () => {
  const { visitors } = await attack(behindFirewall(world.post), Math.max(flood, perSecond * 50))
  const after = visitors.filter(({ at }) => at >= start + firewall.noticesAfter + second)
  expect(after.length).toBeGreaterThan(5)
  expect(after.filter(({ status }) => status !== 200)).toEqual([])
})

test('what one address posts is stored and mailed thirty times; the visitors among it, and its emergency, are mailed at once [L16] [O4]', async () => {
  const { visitors } = await attack(world.post, flood)
  const told = visitors.filter(({ status }) => status === 200).map(({ name }) => name)
  const leads = [...world.stored.values()]
  const mailedOf = (name: string) =>
    leads.filter(({ leadId, fullName }) => fullName === name && world.mailed.has(leadId))
  expect(mailedOf('Bot')).toHaveLength(limits.mails.most)
  for (const name of told) expect(mailedOf(name), name).toHaveLength(1)
  const urgent = { about: emergencyAbout, fullName: 'Sparks' }
  const sent = world.post(attacker, urgent)
  await time.runUntil(time.now + 5 * second)
  expect(await sent).toBe(200)
  expect(
    [...world.stored.values()].some(({ leadId, fullName }) => fullName === 'Sparks' && world.mailed.has(leadId)),
  ).toBe(true)
})

test('a visitor among a flood of many addresses is in the owner’s hands within a quarter of an hour [L16] [L18]', async () => {
  let honest: number | undefined
  const botnet = Array.from({ length: flood / 20 }, (_, at) => `10.${at >> 8}.${at & 255}.1`)
  const posts = flood
  for (let sent = 0; sent < posts; sent++) {
    // As much as ten executions take.
    time.after(sent * 20, () => void world.post(botnet[sent % botnet.length] ?? '', { jobDescription: `job ${sent}` }))
  }
  time.after(posts * 10, async () => {
    const words = { fullName: 'Honest Hannah', jobDescription: 'The lights in the hall flicker' }
    const status = await withRetries(async () => {
      const status = await world.post('198.51.100.1', words)
      if (status !== 200) throw failureOf(status, undefined)
      return status
    }, new AbortController().signal)
    honest = status === 200 ? time.now : undefined
  })
  for (let run = 1; run <= 4; run++) {
    await time.runUntil(start + posts * 10 + run * 5 * minute)
    let isSent = false
    sendDigest(world.deps).then(() => (isSent = true))
    while (!isSent) {
      // What needs no clock comes first.
      await new Promise<void>((resolve) => setImmediate(resolve))
      await time.runUntil(time.now + 10)
    }
    const seen = world.digests.findIndex(({ text }) => text.includes('Honest Hannah'))
    if (seen !== -1) break
  }
  expect(honest).toBeDefined()
  expect(world.digests.some(({ text }) => text.includes('Honest Hannah'))).toBe(true)
  expect(time.now - (honest ?? 0)).toBeLessThanOrEqual(15 * minute)
})
