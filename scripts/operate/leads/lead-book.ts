import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { createLeadQueue, type LeadQueue } from '../../../lambdas/leads/lead-queue.ts'
import { createLeadStore, type LeadStore } from '../../../lambdas/leads/lead-store.ts'
import { photoUrl } from '../../../lambdas/photos/photo-key.ts'
import { createPhotoStore, type PhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { Problem } from '../../problem.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { connectQueues, type LeadQueues } from './queues.ts'

/** Everything stored about enquiries in one deployment. */
export interface LeadBook {
  /** Shown to the user: what it is, and where. */
  name: string
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  store: LeadStore
  photos: PhotoStore
  queue: Pick<LeadQueue, 'send'>
  queues: LeadQueues
}

export function openLeadBook({
  name,
  siteUrl,
  leadsTable,
  customerPhotosBucket,
  leadsQueue,
  leadsDeadLetters,
}: Connection): LeadBook {
  const s3 = createS3Client({ timeouts: operatorTimeouts })
  const dynamo = createDynamoClient({ timeouts: operatorTimeouts })
  const sqs = createSqsClient({ timeouts: operatorTimeouts })
  return {
    name,
    siteUrl,
    store: createLeadStore(dynamo, leadsTable),
    photos: createPhotoStore(s3, customerPhotosBucket),
    queue: createLeadQueue(sqs, leadsQueue),
    queues: connectQueues(sqs, { queue: leadsQueue, deadLetters: leadsDeadLetters }),
  }
}

/** A lead for display: with URLs at which its photos open today, instead of their keys. */
export function withPhotoUrls({ photoKeys, ...lead }: StoredLead, siteUrl: string) {
  return { ...lead, photoUrls: photoKeys.map((key) => photoUrl(siteUrl, key)) }
}

/** Which leads; without any, all. */
export interface LeadFilter {
  /** Epoch milliseconds. */
  since?: number | undefined
  /** Beyond the hourly cap, and therefore not mailed. */
  held?: true | undefined
  /** Not mailed, for whatever reason. */
  unmailed?: true | undefined
}

/** Streams leads in no order, as a flood does not fit into memory; never the daily tests. */
export async function* readLeads(
  { store }: Pick<LeadBook, 'store'>,
  { since = 0, held, unmailed }: LeadFilter = {},
): AsyncGenerator<StoredLead> {
  for await (const { leadId, lead } of store.scan()) {
    if (!lead) {
      console.error(`The record ${leadId} cannot be read as a lead: look at it in the table.`)
      continue
    }
    const isLeftOut = (held && !lead.heldAt) || (unmailed && lead.mailedAt)
    if (!lead.canary && Date.parse(lead.receivedAt) >= since && !isLeftOut) yield lead
  }
}

/** For sorting. */
export function newestFirst(a: Pick<StoredLead, 'receivedAt'>, b: Pick<StoredLead, 'receivedAt'>): number {
  return Date.parse(b.receivedAt) - Date.parse(a.receivedAt)
}

/** Characters shown of an id. */
export function shortId(leadId: string): string {
  return leadId.slice(0, 8)
}

/** A shorter prefix is not accepted. */
const shortestPrefix = 4

/** The id given in full, as a prefix, or as a printed reference. @throws Problem when there is none, or several. */
export function wholeId(given: string, known: readonly string[]): string {
  if (known.includes(given)) return given
  const beginning = given.replaceAll('-', '').toLowerCase()
  const isOne = (id: string) => id.startsWith(given) || id.startsWith(beginning)
  const matching = beginning.length < shortestPrefix ? [] : [...new Set(known)].filter(isOne)
  const [only, ...others] = matching
  if (only === undefined) throw new Problem(`There is no lead ${given}: nothing was changed.`)
  if (others.length === 0) return only
  const few = matching.slice(0, 3).join(', ')
  throw new Problem(`${matching.length} leads begin with "${given}", ${few} among them: nothing was changed.`)
}

/** The named leads, each by its id or a prefix. @throws Problem when one does not exist, or several match. */
export async function findLeads(book: LeadBook, ids: readonly string[]): Promise<StoredLead[]> {
  const exact = (await Promise.all(ids.map((id) => book.store.get(id)))).filter((lead) => lead !== undefined)
  if (exact.length === ids.length) return exact
  const known = await Array.fromAsync(book.store.scan(), ({ leadId }) => leadId)
  const wanted = ids.map((id) => wholeId(id, known))
  return (await Promise.all(wanted.map((id) => book.store.get(id)))).filter((lead) => lead !== undefined)
}

/** State of a lead's mail in a few words. */
export function stateOf(lead: Omit<StoredLead, 'photoKeys'>): string {
  if (lead.mailedAt !== undefined) return lead.photosPending?.length ? 'mailed, photos pending' : 'mailed'
  if (lead.heldAt !== undefined) return 'held: beyond the hourly cap'
  return lead.mailTries ? `waiting, tried ${lead.mailTries} times` : 'waiting'
}
