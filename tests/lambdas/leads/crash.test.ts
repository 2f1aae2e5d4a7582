import { beforeAll, expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { siteUrl } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

const services = leadServices()
let deps: ReturnType<typeof services.deps>
beforeAll(() => {
  deps = services.deps()
})

class Crash extends Error {}

/** The same deps, where the process dies right after its n-th call to a service: that call's work is done, no later one starts. */
function dyingAfter(calls: number): { deps: typeof deps; died: () => boolean } {
  let left = calls
  const mortal = <T extends object>(adapter: T): T =>
    new Proxy(adapter, {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver)
        // A listing changes nothing: a crash after it is a crash before what follows.
        // What comes before the lead is stored leaves nothing to repair, and the visitor is told nothing.
        if (typeof method !== 'function' || /^(list|countNumber)/.test(String(name))) return method
        return async (...parameters: unknown[]) => {
          if (left <= 0) throw new Crash()
          left -= 1
          const result: unknown = await Reflect.apply(method, target, parameters)
          if (left <= 0) throw new Crash()
          return result
        }
      },
    })
  const { store, photos, mailer, lastResort } = deps
  const mortals = {
    store: mortal(store),
    photos: mortal(photos),
    mailer: mortal(mailer),
    lastResort: mortal(lastResort),
  }
  return { deps: { ...deps, ...mortals }, died: () => left <= 0 }
}

test('after a crash at any step of accepting, redelivery mails the stored lead, twice at most [L5]', async () => {
  const url = `${siteUrl}/${await putPhoto(deps.s3, pictures.jpeg)}`
  let steps = 0
  for (let calls = 1; ; calls++) {
    const dying = dyingAfter(calls)
    const marker = crypto.randomUUID()
    await acceptLead(quoteRequest({ jobDescription: marker, photoUrls: [url] }), dying.deps).catch(() => undefined)
    if (!dying.died()) break
    steps += 1
    await redeliverLeads({ ...deps, now: () => Date.now() + 3 * 60_000 })
    const mails = await services.mailsAbout(marker)
    expect({ calls, mails }).toMatchObject({ mails: expect.toSatisfy((n) => n === 1 || n === 2) })
  }
  // Store, inspect, tag, mail, mark.
  expect(steps).toBe(5)
})

test('after a crash at any step of redelivery, the next run finishes, with two mails at most [L5]', async () => {
  let steps = 0
  for (let calls = 1; ; calls++) {
    const marker = crypto.randomUUID()
    const mailer = { send: () => Promise.reject(new Error('down')) }
    await acceptLead(quoteRequest({ jobDescription: marker }), { ...deps, mailer })
    const dying = dyingAfter(calls)
    await redeliverLeads({ ...dying.deps, now: () => Date.now() + 3 * 60_000 }).catch(() => undefined)
    await redeliverLeads({ ...deps, now: () => Date.now() + 120 * 60_000 })
    const mails = await services.mailsAbout(marker)
    expect({ calls, mails }).toMatchObject({ mails: expect.toSatisfy((n) => n === 1 || n === 2) })
    if (!dying.died()) break
    steps += 1
  }
  // Lease, mail, mark.
  expect(steps).toBe(3)
})
