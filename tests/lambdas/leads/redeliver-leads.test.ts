import { beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { siteUrl } from '../../fixtures/lead-deps.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { metricValues } from '../../fixtures/metric-values.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { leadOf, quoteRequest } from '../../fixtures/quote.ts'

const minute = 60_000
const services = await leadServices()
let clock: number
const deps = { ...services.deps, now: () => clock }

beforeEach(async () => {
  clock = Date.now()
  await services.clear()
})

const mailDown = { send: () => Promise.reject(new Error('the mail service is down')) }

async function dueIn(leadId: string): Promise<number | undefined> {
  const lead = await deps.store.get(leadId)
  return lead?.dueAt === undefined ? undefined : (lead.dueAt - clock) / minute
}

test('a lead that was not mailed is tried again after 2, 5, 15, 30, 60 and 60 minutes, with no last attempt [L5]', async () => {
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, mailer: mailDown })
  const waits: (number | undefined)[] = []
  for (let attempt = 0; attempt < 7; attempt++) {
    const wait = await dueIn(leadId)
    waits.push(wait)
    clock += (wait ?? 0) * minute - 1
    await redeliverLeads(deps)
    expect(await services.mailsAbout(leadId), 'not before it is due').toHaveLength(0)
    clock += 1
    await redeliverLeads({ ...deps, mailer: attempt < 6 ? mailDown : deps.mailer })
  }
  expect(waits).toEqual([2, 5, 15, 30, 60, 60, 60])
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await dueIn(leadId)).toBeUndefined()
})

test('overlapping runs send one mail per lead [L6]', async () => {
  const accepted = await Promise.all(
    Array.from({ length: 12 }, () => acceptLead(quoteRequest(), { ...deps, mailer: mailDown })),
  )
  clock += 3 * minute
  await Promise.all([redeliverLeads(deps), redeliverLeads(deps), redeliverLeads(deps)])
  for (const { leadId } of accepted) expect(await services.mailsAbout(leadId)).toHaveLength(1)
})

test('a lead that can never be mailed stays, is counted as the oldest, and blocks no other [L7]', async () => {
  const poison = await acceptLead(quoteRequest({ jobDescription: 'poison' }), { ...deps, mailer: mailDown })
  const others = await Promise.all(
    Array.from({ length: 8 }, () => acceptLead(quoteRequest(), { ...deps, mailer: mailDown })),
  )
  const mailer: typeof deps.mailer = {
    send: (email, lead, signal) =>
      lead.leadId === poison.leadId ? mailDown.send() : deps.mailer.send(email, lead, signal),
  }
  clock += 20 * minute
  const metrics = await metricValues(() => redeliverLeads({ ...deps, mailer }))
  for (const { leadId } of others) expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await deps.store.get(poison.leadId)).toMatchObject({ dueQueue: 'due', lastError: 'Error', attempts: 1 })
  expect(metrics).toMatchObject({ UndeliveredLeads: 1, OldestUndeliveredSeconds: 20 * 60, RedeliveryRun: 1 })
})

test('a record that is not a lead is counted, and blocks no other [L7]', async () => {
  // A record with invalid fields, which our own code cannot create.
  const broken = Object.assign(leadOf(), { receivedAt: 'yesterday', photoKeys: 'none' })
  await deps.store.put(broken, { dueAt: clock - 1, attempt: 'a' })
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, mailer: mailDown })
  clock += 3 * minute
  const metrics = await metricValues(() => redeliverLeads(deps))
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(metrics.UndeliveredLeads).toBe(1)
  expect(metrics.OldestUndeliveredSeconds).toBeGreaterThan(10 * 60)
})

test('what could not be tagged is tagged by redelivery, told by a metric, and not mailed again [P7]', async () => {
  const url = `${siteUrl}/${await putPhoto(deps.s3, pictures.png)}`
  const photos = { ...deps.photos, tagAttached: () => Promise.reject(new Error('down')) }
  const { leadId } = await acceptLead(quoteRequest({ photoUrls: [url] }), { ...deps, photos })
  expect(await deps.store.get(leadId)).toMatchObject({ photosPending: true, dueQueue: 'due' })

  clock += 3 * minute
  expect(await metricValues(() => redeliverLeads({ ...deps, photos }))).toMatchObject({
    OldestUntaggedPhotoSeconds: 3 * 60,
    UndeliveredLeads: 0,
  })
  clock += 6 * minute
  expect(await metricValues(() => redeliverLeads(deps))).toMatchObject({ OldestUntaggedPhotoSeconds: 0 })
  expect(await deps.store.get(leadId)).not.toHaveProperty('dueQueue')
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
})

test('canaries are delivered again like any lead, and counted as mailed, not as waiting', async () => {
  await deps.store.put(leadOf({ canary: true }), { dueAt: clock + minute, attempt: 'a' })
  const before = await metricValues(() => redeliverLeads(deps))
  expect(before.UndeliveredLeads).toBe(0)
  expect(before.CanaryMailed).toBeUndefined()
  clock += 2 * minute
  expect(await metricValues(() => redeliverLeads(deps))).toMatchObject({ CanaryMailed: 1 })
})

test('a last-resort object that cannot be filed stays, is counted as the oldest, and blocks no other [L7]', async () => {
  const { PutObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const bad = { Bucket: 'last-resort', Key: 'leads/0.json' }
  await deps.s3.send(new PutObjectCommand({ ...bad, Body: 'not a lead' }))
  const lead = leadOf()
  await deps.lastResort.keep(lead)
  clock += 20 * minute
  const metrics = await metricValues(() => redeliverLeads(deps))
  expect(await services.mailsAbout(lead.leadId)).toHaveLength(1)
  expect(metrics.UndeliveredLeads).toBe(1)
  // S3 reports the object's age in whole seconds.
  expect(metrics.OldestUndeliveredSeconds).toBeGreaterThan(19 * 60)
  await deps.s3.send(new DeleteObjectCommand(bad))
})

test('a last resort that cannot be looked into fails the run, after its work is done', async () => {
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, mailer: mailDown })
  clock += 3 * minute
  const list = () => {
    throw new Error('AccessDenied')
  }
  const run = redeliverLeads({ ...deps, lastResort: { ...deps.lastResort, list } })
  await expect(run).rejects.toThrow('The last resort cannot be listed')
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
})

test('whatever the backlog, a run mails what has been due for longest, and ends in time [L18]', async () => {
  const leads = Array.from({ length: 30 }, () => leadOf())
  for (const [minutes, lead] of leads.entries()) {
    await deps.store.put(lead, { dueAt: clock - (minutes + 1) * minute, attempt: 'a' })
  }
  const waiting = Array.from({ length: 30 }, () => leadOf())
  for (const lead of waiting) await deps.store.put(lead, { dueAt: clock + minute, attempt: 'a' })
  const start = clock
  let read = 0
  const listDue: typeof deps.store.listDue = async function* (by) {
    for await (const lead of deps.store.listDue(by)) {
      read += 1
      clock += 3000
      yield lead
    }
  }
  await redeliverLeads({ ...deps, runFor: 60_000, store: { ...deps.store, listDue } })
  const mailed = await Promise.all(leads.map(async ({ leadId }) => (await services.mailsAbout(leadId)).length))
  expect(mailed).toEqual([...Array(10).fill(0), ...Array(20).fill(1)])
  // The other ten were read only to be counted.
  expect(read).toBe(20 + 10)
  expect(clock - start).toBeLessThanOrEqual(60_000 + 30_000)
})

test('a slow last resort does not take the time of the leads that are due [L18]', async () => {
  for (let kept = 0; kept < 31; kept++) await deps.lastResort.keep(leadOf())
  clock += 3 * minute
  const due = leadOf()
  await deps.store.put(due, { dueAt: clock, attempt: 'a' })
  const put: typeof deps.store.put = (...parameters) => {
    clock += 2000
    return deps.store.put(...parameters)
  }
  const start = clock
  const metrics = await metricValues(() => redeliverLeads({ ...deps, runFor: 60_000, store: { ...deps.store, put } }))
  expect(await services.mailsAbout(due.leadId)).toHaveLength(1)
  expect(clock - start).toBeLessThanOrEqual(30_000)
  expect(metrics.UndeliveredLeads, 'what was not filed is counted').toBeGreaterThan(0)
  for (let run = 0; run < 3; run++) await redeliverLeads(deps)
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
})
