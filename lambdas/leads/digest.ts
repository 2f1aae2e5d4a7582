import { createHash } from 'node:crypto'
import { isEmergency } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import { beginningOf } from './beginning-of.ts'
import type { StoredLead } from './lead.ts'
import { callableNumber } from './lead-facts.ts'

/** A caller in a group of leads. */
export interface HeldCaller {
  leadId: string
  name: string
  /** As typed. */
  phone: string
  /** The number, if it can be rung. */
  call: string | undefined
  place: string
  /** Enquiries that their network address had sent. */
  fromAddress: number
}

/** Leads with the same words: one line of a digest [L16]. */
export interface HeldGroup {
  /** Their common description. */
  words: string
  isEmergency: boolean
  possibleSpam: boolean
  /** A few callers, those from the least busy addresses first. */
  callers: HeldCaller[]
  leads: Pick<StoredLead, 'leadId' | 'photoKeys'>[]
}

/** Held leads by their words, and how many are left to the next digest. */
export interface Digest {
  groups: Map<string, HeldGroup>
  more: number
}

export const emptyDigest = (): Digest => ({ groups: new Map(), more: 0 })

/** Callers named per group. At least two, for visitors who happen to use the same words. */
const mostCallers = 3
/** Lines of one digest; SES takes a mail of 10 MB. */
const mostLines = 1000
/** Leads per digest: their ids must fit into one record of 400 KB, and each is marked within a run. */
const mostCarried = 5000
/** Characters of the description that a line shows. */
const shown = { words: 200, name: 80, phone: 40 }

/** Adds a lead, keeping only what a line shows, because a flood would not fit into memory [L18]. */
export function addToDigest(digest: Digest, leadId: string, lead: StoredLead | undefined): void {
  const words = lead ? lead.jobDescription.replace(/\s+/g, ' ') : `The record ${leadId} cannot be read as an enquiry.`
  const urgent = lead !== undefined && isEmergency(lead)
  // Emergencies are not grouped: each caller has a line.
  const key = createHash('sha256')
    .update(`${urgent ? (lead.phoneE164 ?? lead.phone) : ''} ${words.toLowerCase()}`)
    .digest('base64url')
  const group = digest.groups.get(key) ?? {
    words: beginningOf(words, shown.words),
    isEmergency: urgent,
    possibleSpam: true,
    callers: [],
    leads: [],
  }
  digest.groups.set(key, group)
  group.leads.push({ leadId, photoKeys: lead?.photoKeys ?? [] })
  group.possibleSpam &&= lead?.possibleSpam ?? false
  if (lead) addCaller(group, lead)
  // Memory is bounded: at most two digests' worth is kept.
  if (digest.groups.size > 2 * mostLines || group.leads.length > 2 * mostCarried) cut(digest)
}

function addCaller({ callers }: HeldGroup, lead: StoredLead): void {
  const { leadId, fullName, phone, phoneDisplay, postcode, fromAddressToday } = lead
  const known = callers.at(mostCallers - 1)
  if (known && known.fromAddress <= fromAddressToday) return
  const caller = {
    leadId,
    name: beginningOf(fullName, shown.name),
    phone: beginningOf(phoneDisplay ?? phone, shown.phone),
    call: callableNumber(lead),
    place: beginningOf(outcode(postcode), shown.phone),
    fromAddress: fromAddressToday,
  }
  if (callers.some(({ name, phone }) => name === caller.name && phone === caller.phone)) return
  callers.push(caller)
  callers.sort((a, b) => a.fromAddress - b.fromAddress).splice(mostCallers)
}

/** The lines of one digest. */
export function linesOf(digest: Digest): { groups: HeldGroup[]; more: number } {
  cut(digest)
  return { groups: [...digest.groups.values()], more: digest.more }
}

/**
 * Cuts to one digest: emergencies first, then leads from the least busy addresses, which are most likely from
 * visitors, and possible spam last. Each line has as many leads as callers it names.
 */
function cut(digest: Digest): void {
  const rank = ({ isEmergency, possibleSpam }: HeldGroup) => (isEmergency ? 0 : possibleSpam ? 2 : 1)
  const busy = ({ callers: [first] }: HeldGroup) => first?.fromAddress ?? 0
  const sorted = [...digest.groups].sort(([, a], [, b]) => rank(a) - rank(b) || busy(a) - busy(b))
  digest.groups = new Map(sorted.slice(0, mostLines))
  for (const [, { leads }] of sorted.slice(mostLines)) digest.more += leads.length
  let left = mostCarried - mostCallers * digest.groups.size
  for (const { leads } of digest.groups.values()) {
    const carried = Math.min(leads.length, mostCallers + left)
    left -= Math.max(0, carried - mostCallers)
    digest.more += leads.splice(carried).length
  }
}
