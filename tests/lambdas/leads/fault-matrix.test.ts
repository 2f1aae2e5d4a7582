import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { stepBounds } from '../../../lambdas/leads/deliver-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { VisibleError } from '../../../lambdas/runtime/visible-error.ts'
import { startDynamo } from '../../../scripts/local/services/dynamodb.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../scripts/local/services/s3.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'
import { type Fault, faults, startFaultProxy, takesEffect } from '../../fixtures/faults.ts'
import { leadDeps, siteUrl } from '../../fixtures/lead-deps.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

// The faults are told by the clock: here the clients have their own time.
vi.unmock('../../../lambdas/runtime/client-options.ts')
vi.unmock('../../../lambdas/runtime/within-time.ts')

/** Every time bound is half of the real one: the matrix takes seconds, and a busy machine does not pass for a fault. */
const scale = 0.5
const cells = faults.flatMap((dynamo) => faults.flatMap((ses) => faults.map((s3) => ({ dynamo, ses, s3 }))))
type Cell = (typeof cells)[number]

let services: { dynamo: LocalService; s3: LocalService; ses: Awaited<ReturnType<typeof startSes>> }
const proxies = { dynamo: new Map<Fault, LocalService>(), s3: new Map(), ses: new Map() }
let healthy: ReturnType<typeof leadDeps>
let photoUrl: string
let outcomes: Awaited<ReturnType<typeof tryOut>>[]

beforeAll(async () => {
  const [dynamo, s3, ses] = await Promise.all([startDynamo(), startS3(), startSes()])
  services = { dynamo, s3, ses }
  for (const fault of faults) {
    proxies.dynamo.set(fault, await startFaultProxy(dynamo.endpoint, () => fault))
    proxies.s3.set(fault, await startFaultProxy(s3.endpoint, () => fault))
    proxies.ses.set(fault, await startFaultProxy(ses.endpoint, () => fault))
  }
  healthy = leadDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: ses.endpoint }, { scale: 10 })
  photoUrl = `${siteUrl}/${await putPhoto(healthy.s3, pictures.jpeg)}`

  // 343 cells log some thousand lines, which vitest would take apart one by one.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await acceptLead(quoteRequest({ photoUrls: [photoUrl] }), depsOf('ok'))
  // In a mixed order, so that the cells that never wait do not all compete for the processor at once.
  const mixed = cells.map((cell, index) => ({ cell, at: (index * 97) % cells.length })).sort((a, b) => a.at - b.at)
  const limit = pLimit(30)
  outcomes = await Promise.all(mixed.map(({ cell }) => limit(() => tryOut(cell))))
  // A service that is ok but found no processor in time was none of the faults asked for: its cell is tried again.
  const oneByOne = pLimit(1)
  while (outcomes.some(({ starved }) => starved)) {
    outcomes = await Promise.all(
      outcomes.map((outcome) => (outcome.starved ? oneByOne(() => tryOut(outcome.cell)) : outcome)),
    )
  }
}, 180_000)
afterAll(async () => {
  const all = [...Object.values(services), ...Object.values(proxies).flatMap((map) => [...map.values()])]
  await Promise.all(all.map(({ stop }) => stop()))
})

async function tryOut(cell: Cell) {
  const starved = new Set<Promise<unknown>>()
  const watched = <T extends object>(adapter: T, fault: Fault) => (fault === 'ok' ? watch(adapter, starved) : adapter)
  const deps = {
    ...depsOf(cell.dynamo),
    store: watched(depsOf(cell.dynamo).store, cell.dynamo),
    photos: watched(depsOf(cell.s3).photos, cell.s3),
    lastResort: watched(depsOf(cell.s3).lastResort, cell.s3),
    mailer: watched(depsOf(cell.ses).mailer, cell.ses),
  }
  const marker = crypto.randomUUID()
  const accepted = await acceptLead(quoteRequest({ jobDescription: marker, photoUrls: [photoUrl] }), deps).then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(VisibleError)
      return false
    },
  )
  return { cell, marker, accepted, starved: starved.size > 0 }
}

/** Keeps every call that has not succeeded in `unanswered`. */
function watch<T extends object>(adapter: T, unanswered: Set<Promise<unknown>>): T {
  return new Proxy(adapter, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return (...parameters: unknown[]) => {
        const answer: Promise<unknown> = Reflect.apply(method, target, parameters)
        unanswered.add(answer)
        answer.then(
          () => unanswered.delete(answer),
          () => {},
        )
        return answer
      }
    },
  })
}

const depsByFault = new Map<Fault, ReturnType<typeof leadDeps>>()

/** Each fault's clients are made once: 343 times three of them would keep the processor busy past their time bounds. */
function depsOf(fault: Fault): ReturnType<typeof leadDeps> {
  const endpoint = (service: keyof typeof proxies) => proxies[service].get(fault)?.endpoint ?? ''
  const made =
    depsByFault.get(fault) ??
    leadDeps({ dynamo: endpoint('dynamo'), s3: endpoint('s3'), ses: endpoint('ses') }, { scale })
  depsByFault.set(fault, made)
  return made
}

async function mailsByMarker(): Promise<Map<string, number>> {
  const texts = (await services.ses.inbox()).map(({ body }) => body.text)
  return new Map(outcomes.map(({ marker }) => [marker, texts.filter((text) => text.includes(marker)).length]))
}

async function storedMarkers(): Promise<Set<string>> {
  const stored = new Set<string>()
  for await (const { lead } of healthy.store.scan()) if (lead) stored.add(lead.jobDescription)
  return stored
}

test('"Message Sent!" if and only if one of the three said that it has the lead [L1]', () => {
  for (const { cell, accepted } of outcomes) {
    expect({ cell, accepted }).toEqual({ cell, accepted: [cell.dynamo, cell.ses, cell.s3].includes('ok') })
  }
})

/** An answer at once, or none ever: what fails on its way is in between. */
const answerOrNot =
  <Answer>(hangs: boolean, answer: Answer) =>
  () =>
    hangs ? new Promise<never>(() => {}) : Promise.resolve(answer)
const hangs = [false, true]
const hanging = hangs.flatMap((count) =>
  hangs.flatMap((table) =>
    hangs.flatMap((bucket) => hangs.flatMap((photos) => hangs.map((mail) => ({ count, table, bucket, photos, mail })))),
  ),
)

test.each(hanging)('no fault makes an answer take over 10 s, cold start included [L2]: %o', async (hangs) => {
  vi.useFakeTimers()
  const started = Date.now()
  const answered = acceptLead(quoteRequest({ photoUrls: [photoUrl] }), {
    ...healthy,
    bounds: stepBounds,
    counter: { count: answerOrNot(hangs.count, 1) },
    store: { put: answerOrNot(hangs.table, 'stored' as const), markMailed: answerOrNot(hangs.table, undefined) },
    lastResort: { keep: answerOrNot(hangs.bucket, 'kept' as const), markMailed: answerOrNot(hangs.bucket, undefined) },
    photos: {
      inspect: answerOrNot(hangs.photos, 'picture' as const),
      tagAttached: answerOrNot(hangs.photos, undefined),
    },
    mailer: { send: answerOrNot(hangs.mail, 'message-id') },
  }).catch((error) => expect(error).toBeInstanceOf(VisibleError))
  await vi.runAllTimersAsync()
  await answered
  const took = Date.now() - started
  vi.useRealTimers()
  // 1 s is left for the cold start and the way there and back.
  expect(took).toBeLessThan(9000)
})

test('what is stored and mailed at once is what took effect [L1]', async () => {
  const [mails, stored] = [await mailsByMarker(), await storedMarkers()]
  for (const { cell, marker } of outcomes) {
    const expected = { cell, stored: takesEffect(cell.dynamo), mails: takesEffect(cell.ses) ? 1 : 0 }
    expect({ cell, stored: stored.has(marker), mails: mails.get(marker) }).toEqual(expected)
  }
})

test('after redelivery every accepted lead is stored and mailed once, or twice where an answer was lost [L5]', async () => {
  await redeliverLeads({ ...healthy, now: () => Date.now() + 3 * 60_000 })
  const [mails, stored] = [await mailsByMarker(), await storedMarkers()]
  for (const { cell, marker, accepted } of outcomes) {
    const count = mails.get(marker) ?? 0
    const most = Object.values(cell).includes('lostAnswer') ? 2 : 1
    if (accepted) {
      expect({ cell, stored: stored.has(marker) }).toEqual({ cell, stored: [cell.dynamo, cell.s3].some(takesEffect) })
      // Where the table and the bucket are both down, the mail alone is what was accepted.
      expect(count, JSON.stringify(cell)).toBeGreaterThanOrEqual(1)
    }
    expect(count, JSON.stringify(cell)).toBeLessThanOrEqual(most)
  }
  // It measures nothing, and a busy machine takes its time.
})
