/**
 * `node --max-old-space-size=MB tests/simulation/memory.ts JOB LEADS`: runs one job over that many enquiries of maximum
 * size, each generated when it is read. Runs out of memory if the job keeps them [L18].
 */
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { quoteField, quoteFieldNames } from '../../lambdas/contract/quote-rules.ts'
import { leadsTableKeys } from '../../lambdas/contract/tables.ts'
import { stepBounds } from '../../lambdas/leads/deliver-lead.ts'
import { createLastResortStore, keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { createLeadList } from '../../lambdas/leads/lead-list.ts'
import { createLeadStore } from '../../lambdas/leads/lead-store.ts'
import { redeliverLeads } from '../../lambdas/leads/redeliver-leads.ts'
import { listEnquiries } from '../../lambdas/options/desk/desk-list.ts'
import { remindOfPromises } from '../../lambdas/owner/late-promises.ts'
import { sendMorningMail } from '../../lambdas/owner/morning-mail.ts'
import { createPhotoStore } from '../../lambdas/photos/photo-store.ts'
import { eraseLeads } from '../../scripts/operate/leads/erase-leads.ts'
import { exportLeads } from '../../scripts/operate/leads/export-leads.ts'
import { listLeads } from '../../scripts/operate/leads/show-leads.ts'
import { alwaysOpen } from './services.ts'

const [, , job = '', asked = ''] = process.argv
const count = Number(asked)
const start = Date.parse('2026-11-20T10:00:00Z')
let clock = start

/** Text of a field's maximum length. Unique, because a shared substring would take no memory. */
function text(index: number, most: number): string {
  return Buffer.from(`${index} `.padEnd(most, 'ä'), 'utf16le').toString('utf16le')
}

function leadOf(index: number, changes: object = {}) {
  const fields = quoteFieldNames.map((name) => [name, text(index, quoteField(name).longest)])
  return {
    leadId: createHash('sha256').update(String(index)).digest('hex').slice(0, 32),
    receivedAt: new Date(start - index).toISOString(),
    ...Object.fromEntries(fields),
    phone: `+44 7700 ${900000 + (index % 1000)}`,
    photoKeys: [],
    photosLeftOut: 0,
    possibleSpam: false,
    canary: false,
    ...changes,
  }
}

/** Items in a redelivery queue. */
const queues = {
  due: (index: number) => leadOf(index, { dueQueue: 'due', dueAt: start - index, attempts: 0 }),
  // Half of them have the same text.
  held: (index: number) =>
    leadOf(index, {
      dueQueue: 'held',
      dueAt: start - index,
      heldFor: 'all',
      ...(index % 2 && { jobDescription: 'the same' }),
    }),
}

/** Pages of fifty items, about what DynamoDB returns at once. */
function page(from: { at: number } | undefined, item: (index: number) => object) {
  const at = from?.at ?? 0
  const size = Math.min(50, count - at)
  return {
    Items: Array.from({ length: size }, (_, next) => item(at + next)),
    LastEvaluatedKey: at + size < count ? { at: at + size } : undefined,
  }
}

interface Asked {
  IndexName?: string
  ExclusiveStartKey?: { at: number }
  ExpressionAttributeValues?: Record<string, unknown>
  UpdateExpression?: string
  ContinuationToken?: string
  StartAfter?: string
  Prefix?: string
  Key?: string
}

const table = {
  async send({ input }: { input: Asked }) {
    const { IndexName, ExclusiveStartKey, ExpressionAttributeValues: values = {}, UpdateExpression } = input
    // Each lease takes time, so that the run ends.
    if (UpdateExpression?.includes('ADD attempts')) clock += 200
    if (UpdateExpression !== undefined) return { Attributes: leadOf(0) }
    if (IndexName === leadsTableKeys.indexes.due.name)
      return page(ExclusiveStartKey, queues[values[':queue'] as keyof typeof queues])
    // Half of them were answered, so that each of the owner's lists is long.
    const states = ['new', 'quoted', 'won', 'spam'] as const
    return page(ExclusiveStartKey, (index) =>
      leadOf(index, {
        mailedAt: new Date(start).toISOString(),
        ...(index % 2 && { ownerState: states[(index >> 1) % 4] }),
      }),
    )
  },
} as unknown as DynamoDBDocumentClient

const bucket = {
  async send({ input }: { input: Asked }) {
    if (input.Prefix === undefined) {
      clock += 20
      const body = JSON.stringify({ lead: leadOf(Number(input.Key?.slice(-15, -5))) })
      return { Body: { transformToString: async () => body } }
    }
    const at = Number(input.ContinuationToken ?? (input.StartAfter === undefined ? 0 : count))
    const keys = Array.from({ length: Math.min(1000, count - at) }, (_, next) =>
      keptKeyOf(String(at + next).padStart(32, '0')),
    )
    const next = at + keys.length
    return {
      Contents: keys.map((Key) => ({ Key, LastModified: new Date(start - 60 * 60_000) })),
      NextContinuationToken: next < count ? String(next) : undefined,
    }
  },
} as unknown as S3Client

const store = createLeadStore(table, 'leads')
const list = createLeadList(table, 'leads')
const lastResort = createLastResortStore(bucket, 'last-resort')
const photos = createPhotoStore(bucket, 'photos')
const siteUrl = 'https://site.example'
const mails = { send: async () => 'sent' }
const settings = {
  siteUrl,
  ownerLinkKeys: ['key'],
  calendar: alwaysOpen,
  now: () => clock,
  businessName: 'Ohm',
  hasDesk: true,
}
const deps = { ...settings, store, list, lastResort, photos, mailer: mails, digestMailer: mails, bounds: stepBounds }
const book = { name: 'a flood', siteUrl, store, list, photos, lastResort }
const nobody = { print: () => undefined, note: () => undefined, width: 80, ask: undefined }
const nowhere = join(tmpdir(), `export-${process.pid}`)

const jobs: Record<string, () => Promise<unknown>> = {
  redelivery: () => redeliverLeads({ ...deps, runFor: 90_000, uuid: () => crypto.randomUUID() }),
  'late promises': () => remindOfPromises(deps),
  'morning mail': () => sendMorningMail(deps),
  'list of the desk': () => listEnquiries({ show: 'new', q: '', page: 1 }, deps),
  list: () => listLeads(book, nobody, {}),
  export: () => exportLeads(book, nobody, { to: nowhere }).finally(() => rm(nowhere)),
  erasure: () => eraseLeads(book, nobody, [], { phone: '+44 7700 900007', yes: true }),
}
const run = jobs[job]
if (!run) throw new Error(`There is no job ${job}`)
await run()
