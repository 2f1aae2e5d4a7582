import { randomUUID } from 'node:crypto'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore } from '../../lambdas/leads/last-resort-store.ts'
import { createLeadMailer } from '../../lambdas/leads/lead-mailer.ts'
import { createLeadStore } from '../../lambdas/leads/lead-store.ts'
import { redeliverLeads } from '../../lambdas/leads/redeliver-leads.ts'
import { createPhotoStore } from '../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../lambdas/runtime/s3-client.ts'
import { createSesClient } from '../../lambdas/runtime/ses-client.ts'
import { lastResortBucket, photoBucket } from '../local/services/s3.ts'
import { leadsTable } from '../local/services/tables.ts'
import type { Addresses, Services } from './services.ts'
import type { Visit } from './visitor.ts'

interface Tally {
  sent: number
  accepted: number
  gaveUp: number
  stored: number
  mailedOnce: number
  mailedTwice: number
  mailedMore: number
  /** Accepted, and in no mail: must be 0. */
  lost: number
  slowestMs: number
  p50Ms: number
  p99Ms: number
}

/** Lets redelivery run as its schedule would: an hour later under faults, and once more when they are over. */
export async function redeliverAll(services: Services, siteUrl: string): Promise<void> {
  const hour = 3_600_000
  await redeliverLeads(depsOf(services.faulty, siteUrl, hour))
  const deps = depsOf(services.healthy, siteUrl, 3 * hour)
  await redeliverLeads(deps)
  for await (const { leadId } of deps.store.listDue()) throw new Error(`Lead ${leadId} is still due after redelivery.`)
}

export async function tally(services: Services, visits: readonly Visit[]): Promise<Tally> {
  const store = createLeadStore(createDynamoClient({ endpoint: services.healthy.dynamo }), leadsTable)
  const stored = new Set<string>()
  for await (const { lead } of store.scan()) if (lead) stored.add(lead.jobDescription)
  const mails = new Map<string, number>()
  const markers = new Set(visits.map(({ marker }) => marker))
  for (const { text } of await services.mails()) {
    const marker = text.match(uuid)?.find((found) => markers.has(found))
    if (marker) mails.set(marker, (mails.get(marker) ?? 0) + 1)
  }
  const accepted = visits.filter((visit) => visit.accepted)
  const mailed = (holds: (count: number) => boolean) =>
    visits.filter(({ marker }) => holds(mails.get(marker) ?? 0)).length
  const times = visits.map(({ slowest }) => slowest).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    sent: visits.length,
    accepted: accepted.length,
    gaveUp: visits.length - accepted.length,
    stored: visits.filter(({ marker }) => stored.has(marker)).length,
    mailedOnce: mailed((count) => count === 1),
    mailedTwice: mailed((count) => count === 2),
    mailedMore: mailed((count) => count > 2),
    lost: accepted.filter(({ marker }) => !mails.has(marker)).length,
    slowestMs: at(1),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function depsOf({ dynamo, s3, ses }: Addresses, siteUrl: string, ahead: number) {
  const s3Client = createS3Client({ endpoint: s3 })
  return {
    store: createLeadStore(createDynamoClient({ endpoint: dynamo }), leadsTable),
    photos: createPhotoStore(s3Client, photoBucket),
    lastResort: createLastResortStore(s3Client, lastResortBucket),
    mailer: createLeadMailer(createSesClient({ endpoint: ses }), {
      sender: 'website@example.com',
      owner: 'owner@example.com',
      configurationSet: 'leads',
    }),
    siteUrl,
    bounds: stepBounds,
    now: () => Date.now() + ahead,
    runFor: 120_000,
    uuid: randomUUID,
  }
}
