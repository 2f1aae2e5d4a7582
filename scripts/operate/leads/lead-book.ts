import {
  createLastResortStore,
  type KeptLead,
  type LastResortStore,
  parseKept,
} from '../../../lambdas/leads/last-resort-store.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { createLeadList, type LeadList } from '../../../lambdas/leads/lead-list.ts'
import { createLeadStore, type LeadStore } from '../../../lambdas/leads/lead-store.ts'
import { createPhotoStore, type PhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import type { Connection } from '../connection.ts'

/** Options of all commands, as `parseArgs` wants them. */
export const leadOptions = {
  deployed: { type: 'boolean' },
  json: { type: 'boolean' },
  canaries: { type: 'boolean' },
  open: { type: 'boolean' },
  note: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
} as const

export type LeadOptions = {
  [Name in keyof typeof leadOptions]?: (typeof leadOptions)[Name]['type'] extends 'boolean' ? boolean : string
}

/** Everything that is kept of enquiries in one deployment. */
export interface LeadBook {
  /** For people: "the local stack at http://localhost:3000". */
  name: string
  store: LeadStore
  list: Pick<LeadList, 'mark'>
  photos: PhotoStore
  lastResort: LastResortStore
}

interface CommandInput {
  /** Arguments after the command's name. */
  operands: string[]
  values: LeadOptions
  book: LeadBook
  print: (text: string) => void
  /** Characters in a line of the terminal; infinite when there is none. */
  width: number
  /** Asks a question that is answered by typing a word; true when it was typed. */
  confirm: (question: string, word: string) => Promise<boolean>
}

/** A command of the tool. Returns the exit code. */
export type Command = (input: CommandInput) => Promise<number>

export function openLeadBook({ name, leadsTable, customerPhotosBucket, lastResortBucket }: Connection): LeadBook {
  // A person waits longer than a visitor does.
  const timeouts = { connect: 5000, request: 20_000 }
  const s3 = createS3Client({ timeouts })
  const dynamo = createDynamoClient({ timeouts })
  return {
    name,
    store: createLeadStore(dynamo, leadsTable),
    list: createLeadList(dynamo, leadsTable),
    photos: createPhotoStore(s3, customerPhotosBucket),
    lastResort: createLastResortStore(s3, lastResortBucket),
  }
}

/** All leads, newest first, without the daily tests unless asked for. */
export async function readLeads({ store }: LeadBook, { canaries }: LeadOptions): Promise<StoredLead[]> {
  const leads: StoredLead[] = []
  for await (const { leadId, lead } of store.scan()) {
    if (!lead) console.error(`The record ${leadId} cannot be read as a lead: look at it in the table.`)
    else if (canaries || !lead.canary) leads.push(lead)
  }
  return leads.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))
}

/** An object of the last resort. */
export interface KeptObject {
  key: string
  /** Undefined when it cannot be read as a lead. */
  kept: KeptLead | undefined
  text: string
}

/** Leads that the table has not taken yet. One that cannot be read hides no other. */
export async function readKept({ lastResort }: Pick<LeadBook, 'lastResort'>): Promise<KeptObject[]> {
  const objects: KeptObject[] = []
  for await (const { key } of lastResort.list()) {
    const text = await lastResort.getText(key)
    objects.push({ key, kept: readable(text), text })
  }
  return objects
}

function readable(text: string): KeptLead | undefined {
  try {
    return parseKept(text)
  } catch {
    return undefined
  }
}

/** A shorter beginning names nobody: least of all for `erase`. */
const shortestPrefix = 4

/** How much of an id the list shows. */
export const shortIdLength = 8

/** Each lead that was named, by its id or the beginning of it. @throws Error when one is not there, or several are. */
export async function findLeads(book: LeadBook, ids: readonly string[]): Promise<StoredLead[]> {
  const exact = await Promise.all(ids.map((id) => book.store.get(id)))
  const all = exact.every(Boolean) ? [] : await readLeads(book, { canaries: true })
  const found = ids.map((id, index) => exact[index] ?? onlyOneOf(all, id))
  const unknown = ids.filter((_id, index) => !found[index])
  if (unknown.length > 0) throw new Error(`There is no lead ${unknown.join(', ')}: nothing was changed.`)
  return found.filter((lead) => lead !== undefined)
}

function onlyOneOf(leads: readonly StoredLead[], prefix: string): StoredLead | undefined {
  if (prefix.length < shortestPrefix) return undefined
  const matching = leads.filter(({ leadId }) => leadId.startsWith(prefix))
  if (matching.length > 1) {
    const few = matching.slice(0, 3).map(({ leadId }) => leadId)
    throw new Error(
      `${matching.length} leads begin with "${prefix}", ${few.join(', ')} among them: nothing was changed.`,
    )
  }
  return matching[0]
}

/** State of a lead in a word or two: what the owner said, or else what became of its mail. */
export function stateOf(lead: StoredLead): string {
  if (lead.ownerState && lead.ownerState !== 'new') return lead.ownerState
  const bad = lead.mailReject ? 'rejected' : lead.mailBounce ? 'bounced' : lead.mailComplaint ? 'complaint' : undefined
  if (bad) return bad
  if (!lead.mailedAt) return lead.attempts ? `waiting, tried ${lead.attempts} times` : 'waiting'
  if (lead.photosPending) return 'mailed, photos pending'
  if (lead.mailDelivery) return 'delivered'
  return lead.mailDelay ? 'mailed, delivery delayed' : 'mailed'
}
