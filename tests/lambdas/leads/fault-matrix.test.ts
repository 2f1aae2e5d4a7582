import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { VisibleError } from '../../../lambdas/runtime/visible-error.ts'
import type { LocalService } from '../../../scripts/local/services/http-server.ts'
import { startS3 } from '../../../scripts/local/services/s3.ts'
import { startSes } from '../../../scripts/local/services/ses.ts'
import { type Fault, faults, startFaultProxy, takesEffect } from '../../fixtures/faults.ts'
import { leadDeps, siteUrl } from '../../fixtures/lead-deps.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'
import { startTables } from '../../fixtures/tables.ts'

const cells = faults.flatMap((dynamo) => faults.flatMap((ses) => faults.map((s3) => ({ dynamo, ses, s3 }))))
type Cell = (typeof cells)[number]

let services: { dynamo: LocalService; s3: LocalService; ses: Awaited<ReturnType<typeof startSes>> }
const proxies = { dynamo: new Map<Fault, LocalService>(), s3: new Map(), ses: new Map() }
let healthy: ReturnType<typeof leadDeps>
let photoUrl: string
let outcomes: Awaited<ReturnType<typeof tryOut>>[]

beforeAll(async () => {
  const [dynamo, s3, ses] = await Promise.all([startTables(), startS3(), startSes()])
  services = { dynamo, s3, ses }
  for (const fault of faults) {
    proxies.dynamo.set(fault, await startFaultProxy(dynamo.endpoint, () => fault))
    proxies.s3.set(fault, await startFaultProxy(s3.endpoint, () => fault))
    proxies.ses.set(fault, await startFaultProxy(ses.endpoint, () => fault))
  }
  healthy = leadDeps({ dynamo: dynamo.endpoint, s3: s3.endpoint, ses: ses.endpoint })
  photoUrl = `${siteUrl}/${await putPhoto(healthy.s3, pictures.jpeg)}`

  // 216 cells log thousands of lines, which vitest would process one by one.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await acceptLead(quoteRequest({ photoUrls: [photoUrl] }), depsOf('ok'))
  const limit = pLimit(30)
  outcomes = await Promise.all(cells.map((cell) => limit(() => tryOut(cell))))
})
afterAll(async () => {
  const all = [...Object.values(services), ...Object.values(proxies).flatMap((map) => [...map.values()])]
  await Promise.all(all.map(({ stop }) => stop()))
})

async function tryOut(cell: Cell) {
  const [{ store }, { photos, lastResort }, { mailer }] = [depsOf(cell.dynamo), depsOf(cell.s3), depsOf(cell.ses)]
  const deps = { ...healthy, store, photos, lastResort, mailer, counter: depsOf(cell.dynamo).counter }
  const marker = crypto.randomUUID()
  const accepted = await acceptLead(quoteRequest({ jobDescription: marker, photoUrls: [photoUrl] }), deps).then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(VisibleError)
      return false
    },
  )
  return { cell, marker, accepted }
}

const depsByFault = new Map<Fault, ReturnType<typeof leadDeps>>()

/** Clients are created once per fault: creating 216 times three would take longer than the rest. */
function depsOf(fault: Fault): ReturnType<typeof leadDeps> {
  const endpoint = (service: keyof typeof proxies) => proxies[service].get(fault)?.endpoint ?? ''
  const made =
    depsByFault.get(fault) ?? leadDeps({ dynamo: endpoint('dynamo'), s3: endpoint('s3'), ses: endpoint('ses') })
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

test('at first a lead is stored and mailed exactly where the service did the work [L1]', async () => {
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
    const most = Object.values(cell).includes('cutAnswer') ? 2 : 1
    if (accepted) {
      expect({ cell, stored: stored.has(marker) }).toEqual({ cell, stored: [cell.dynamo, cell.s3].some(takesEffect) })
      // If table and bucket are both down, the mail alone has the lead.
      expect(count, JSON.stringify(cell)).toBeGreaterThanOrEqual(1)
    }
    expect(count, JSON.stringify(cell)).toBeLessThanOrEqual(most)
  }
})
