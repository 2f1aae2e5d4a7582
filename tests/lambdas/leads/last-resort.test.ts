import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { createLastResortStore } from '../../../lambdas/leads/last-resort-store.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { leadOf, quoteRequest } from '../../fixtures/quote.ts'

const minute = 60_000
const down = () => Promise.reject(new Error('down'))
const services = await leadServices()
let clock: number
const deps = { ...services.deps, now: () => clock }

beforeEach(async () => {
  clock = Date.now()
  await services.clear()
})

/** A lead that the table refused, and the mail service too unless `mailed`. */
async function kept({ mailed = false } = {}): Promise<string> {
  const store = { ...deps.store, put: down }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, store, ...(!mailed && { mailer: { send: down } }) })
  expect(await Array.fromAsync(deps.lastResort.list())).toHaveLength(1)
  // Until then its own request may still be working on it.
  clock += 3 * minute
  return leadId
}

test('an object whose delete keeps failing is mailed once, over many runs [L14]', async () => {
  const leadId = await kept()
  const mails: number[] = []
  for (let run = 0; run < 6; run++) {
    await redeliverLeads({ ...deps, lastResort: { ...deps.lastResort, delete: down } })
    mails.push((await services.mailsAbout(leadId)).length)
    clock += 90 * minute
  }
  expect(mails).toEqual([1, 1, 1, 1, 1, 1])
})

test('after a failed delete the next run only deletes, without changing the lead [L14]', async () => {
  const leadId = await kept()
  await redeliverLeads({ ...deps, lastResort: { ...deps.lastResort, delete: down } })
  await deps.store.set(leadId, 'mailDelivery', '2026-11-20T10:00:00Z')
  const before = await deps.store.get(leadId)
  clock += 5 * minute
  await redeliverLeads(deps)
  expect(await deps.store.get(leadId)).toEqual(before)
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
})

test('a sweep whose put is slow resets nothing that an overlapping run has done [L6]', async () => {
  const leadId = await kept()
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put: typeof deps.store.put = async (...parameters) => {
    asked.resolve()
    await free.promise
    return deps.store.put(...parameters)
  }
  const slow = redeliverLeads({ ...deps, store: { ...deps.store, put } })
  await asked.promise
  await redeliverLeads(deps)
  const before = await deps.store.get(leadId)
  free.resolve()
  await slow
  expect(await deps.store.get(leadId)).toEqual(before)
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
})

test('overlapping sweeps send one mail [L6]', async () => {
  const leadId = await kept()
  await Promise.all([redeliverLeads(deps), redeliverLeads(deps), redeliverLeads(deps)])
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await Array.fromAsync(deps.lastResort.list())).toEqual([])
})

test('a lead that was mailed is not mailed again because its mark fails once [L14]', async () => {
  const leadId = await kept({ mailed: true })
  await redeliverLeads({ ...deps, store: { ...deps.store, markMailedOnce: down } })
  clock += 5 * minute
  await redeliverLeads(deps)
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await deps.store.get(leadId)).toHaveProperty('mailedAt')
})

test('a lead whose put was applied unconfirmed, and that was mailed, is marked by the sweep [L1]', async () => {
  const put: typeof deps.store.put = async (...parameters) => {
    await deps.store.put(...parameters)
    throw new Error('the answer was lost')
  }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, store: { ...deps.store, put } })
  clock += 5 * minute
  await redeliverLeads(deps)
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await deps.store.get(leadId)).toHaveProperty('mailedAt')
})

test('an object that cannot be deleted does not undo what happened to its lead since [L14]', async () => {
  const leadId = await kept({ mailed: true })
  const stuck = { ...deps, lastResort: { ...deps.lastResort, delete: down } }
  await redeliverLeads(stuck)
  await deps.store.requeue(leadId, clock)
  await redeliverLeads(stuck)
  expect(await services.mailsAbout(leadId), 'the owner asked for it again').toHaveLength(2)
})

test('the same enquiry twenty times at once while the table is down is one object and one mail [L3] [L14]', async () => {
  const store = { ...deps.store, put: down }
  const request = quoteRequest()
  const answers = await Promise.all(Array.from({ length: 20 }, () => acceptLead(request, { ...deps, store })))
  const [leadId = ''] = new Set(answers.map((answer) => answer.leadId))
  expect(await services.mailsAbout(leadId)).toHaveLength(1)
  expect(await Array.fromAsync(deps.lastResort.list())).toHaveLength(1)
})

test('a write that S3 refuses because of another one is tried again, and is then a repeat or kept [L3]', async () => {
  const client = new S3Client({ region: 'eu-west-2', maxAttempts: 1 })
  const conflict = new S3ServiceException({
    name: 'ConditionalRequestConflict',
    $fault: 'client',
    $metadata: { httpStatusCode: 409 },
  })
  const there = new S3ServiceException({
    name: 'PreconditionFailed',
    $fault: 'client',
    $metadata: { httpStatusCode: 412 },
  })
  const mock = mockClient(client).on(PutObjectCommand)
  const lastResort = createLastResortStore(client, 'bucket')
  mock.rejectsOnce(conflict).rejectsOnce(conflict).rejects(there)
  expect(await lastResort.keep(leadOf())).toBe('repeat')
  mock.rejectsOnce(conflict).resolves({})
  expect(await lastResort.keep(leadOf())).toBe('kept')
  mock.rejects(conflict)
  await expect(lastResort.keep(leadOf(), AbortSignal.timeout(200))).rejects.toThrow()
})
