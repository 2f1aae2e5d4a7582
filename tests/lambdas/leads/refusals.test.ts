import type { S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { digestAt, stepBounds } from '../../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore, keptKeyOf } from '../../../lambdas/leads/last-resort-store.ts'
import { createLeadStore } from '../../../lambdas/leads/lead-store.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { leadDeps } from '../../fixtures/lead-deps.ts'
import { quoteRequest } from '../../fixtures/quote.ts'
import { brokenOff, bucketRefusals, mailRefusals, tableRefusals } from '../../fixtures/service-errors.ts'
import { anyViewer } from '../../fixtures/viewer.ts'
import { BucketInMemory } from '../../simulation/bucket-in-memory.ts'
import { TableInMemory } from '../../simulation/table-in-memory.ts'

const nowhere = 'http://127.0.0.1:9'
const minute = 60_000
type Service = 'table' | 'bucket' | 'mail'

let clock: number
let refusal: Partial<Record<Service, () => Error>>
let table: TableInMemory
let bucket: BucketInMemory
let mails: string[]
let deps: ReturnType<typeof leadDeps>
/** From an address that has used up its limit. */
let busy: typeof deps

beforeEach(() => {
  clock = Date.now()
  refusal = {}
  mails = []
  table = new TableInMemory(() => undefined)
  bucket = new BucketInMemory(
    () => clock,
    () => undefined,
  )
  const client = (service: Service, place: { execute: (command: unknown) => object }) => ({
    send: async (command: unknown) => {
      const refused = refusal[service]
      if (refused) throw refused()
      return place.execute(command)
    },
  })
  // Casts: the stores use only `send` of a client.
  const dynamo = client('table', table) as unknown as DynamoDBDocumentClient
  const s3 = client('bucket', bucket) as unknown as S3Client
  deps = {
    ...leadDeps({ dynamo: nowhere, s3: nowhere, ses: nowhere }),
    store: createLeadStore(dynamo, 'leads'),
    lastResort: createLastResortStore(s3, 'last-resort'),
    mailer: {
      send: async (_email, { leadId }) => {
        if (refusal.mail) throw refusal.mail()
        return `m-${mails.push(leadId)}`
      },
    },
    viewer: { ...anyViewer, address: '203.0.113.7' },
    counter: { count: async () => 1 },
    // Long enough for a conflicting write to be retried.
    bounds: { ...stepBounds, lastResort: 5, lastResortAgain: 5 },
    now: () => clock,
  }
  busy = { ...deps, counter: { count: async () => 1000 } }
})

/** Each refusal with its name and message. */
function named({ passing, final }: typeof tableRefusals): [string, () => Error][] {
  return [...passing, ...final].map((refuse) => [`${refuse().name}: ${refuse().message}`, refuse])
}

/** Runs redelivery after all services have recovered. */
async function redelivered(): Promise<void> {
  refusal = {}
  clock += 3 * minute
  await redeliverLeads(deps)
}

test.each(named(tableRefusals))('the table says %s: kept, mailed once and filed later [L1]', async (_name, refuse) => {
  refusal = { table: refuse }
  const { leadId } = await acceptLead(quoteRequest(), deps)
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(leadId)])
  await redelivered()
  expect(mails).toEqual([leadId])
  expect(table.items.get(leadId)).toMatchObject({ mailedAt: expect.any(String) })
  expect(bucket.objects.size).toBe(0)
})

test.each(named(mailRefusals))('SES says %s: stored, and mailed by redelivery [L5]', async (_name, refuse) => {
  refusal = { mail: refuse }
  const { leadId } = await acceptLead(quoteRequest(), deps)
  expect(table.items.get(leadId)).toMatchObject({ dueQueue: 'due' })
  await redelivered()
  expect(mails).toEqual([leadId])
})

test.each(named(bucketRefusals))(
  'table and mail are down and S3 says %s: the visitor is told, and nothing is half kept [L1]',
  async (_name, refuse) => {
    const [down] = tableRefusals.final
    refusal = { table: down, mail: mailRefusals.final[0], bucket: refuse }
    await expect(acceptLead(quoteRequest(), deps)).rejects.toMatchObject({ code: 'unavailable' })
    // Only the mail service still accepts it.
    refusal = { table: down, bucket: refuse }
    const { leadId } = await acceptLead(quoteRequest(), deps)
    await redelivered()
    expect(mails).toEqual([leadId])
  },
)

test('a flood that no place takes is not told that it was sent [L1] [L16]', async () => {
  refusal = { table: tableRefusals.final[0], bucket: bucketRefusals.passing[0], mail: mailRefusals.final[0] }
  await expect(acceptLead(quoteRequest(), busy)).rejects.toMatchObject({ code: 'unavailable' })
})

test('what its own request is still at work with is left to it [L6]', async () => {
  refusal = { table: tableRefusals.final[0] }
  const sent = Promise.withResolvers<void>()
  const { send } = deps.mailer
  const slow: typeof send = async (...mail) => {
    await sent.promise
    return send(...mail)
  }
  const accepted = acceptLead(quoteRequest(), { ...deps, mailer: { send: slow } })
  await vi.waitUntil(() => bucket.objects.size > 0)
  refusal = {}
  await redeliverLeads(deps)
  sent.resolve()
  const { leadId } = await accepted
  await redelivered()
  expect(mails).toEqual([leadId])
})

test('one run files all that is kept, however many pages S3 lists it on [L5]', async () => {
  refusal = { table: tableRefusals.final[0] }
  for (let kept = 0; kept < 14; kept++) await acceptLead(quoteRequest(), deps)
  expect(bucket.objects.size).toBe(14)
  await redelivered()
  expect(bucket.objects.size).toBe(0)
})

test('held while the table was down, an enquiry is filed for the next digest [L16]', async () => {
  refusal = { table: tableRefusals.final[0] }
  const { leadId } = await acceptLead(quoteRequest(), busy)
  await redelivered()
  expect(table.items.get(leadId)).toMatchObject({ dueQueue: 'held', dueAt: digestAt(clock) })
  expect(mails).toEqual([])
})

test('the last resort is tried once more when the mail failed [L1]', async () => {
  const [down] = tableRefusals.final
  const refused = [bucketRefusals.passing[0]]
  refusal = { table: down, mail: mailRefusals.final[0] }
  const { lastResort } = deps
  const keep: typeof lastResort.keep = async (...parameters) => {
    const refuse = refused.pop()
    if (refuse) throw refuse()
    return lastResort.keep(...parameters)
  }
  const { leadId } = await acceptLead(quoteRequest(), { ...deps, lastResort: { ...lastResort, keep } })
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(leadId)])
})

test('an object whose body breaks off stays until it can be read [L5]', async () => {
  refusal = { table: tableRefusals.final[0] }
  const { leadId } = await acceptLead(quoteRequest(), deps)
  refusal = {}
  clock += 3 * minute
  const getText = () => Promise.reject(brokenOff())
  await redeliverLeads({ ...deps, lastResort: { ...deps.lastResort, getText } })
  expect([...bucket.objects.keys()]).toEqual([keptKeyOf(leadId)])
  await redelivered()
  expect(table.items.get(leadId)).toMatchObject({ mailedAt: expect.any(String) })
  expect(mails).toEqual([leadId])
})
