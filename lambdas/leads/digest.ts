import { createHash } from 'node:crypto'
import { isEmergency } from '../contract/quote-rules.ts'
import { outcode } from '../contract/uk.ts'
import type { StoredLead } from './lead.ts'
import { callableNumber } from './lead-facts.ts'
import { beginningOf } from './recent-leads.ts'

/** Somebody who wrote what a group of leads says. */
export interface HeldCaller {
  leadId: string
  name: string
  /** As typed. */
  phone: string
  /** The number, when it can be rung. */
  call: string | undefined
  place: string
  /** How many enquiries their network address had sent. */
  fromAddress: number
}

/** Leads that say the same: one line of a digest [L16]. */
export interface HeldGroup {
  /** How the job is described, in the words that all of them have. */
  words: string
  isEmergency: boolean
  possibleSpam: boolean
  /** Few of them, those from the least busy addresses first. */
  callers: HeldCaller[]
  leads: Pick<StoredLead, 'leadId' | 'photoKeys' | 'corrects'>[]
}

/** What is held, by its words. */
export type Digest = Map<string, HeldGroup>

export const emptyDigest = (): Digest => new Map()

/** Callers that are named of one group. Two visitors who happen to use the same words are both named. */
const mostCallers = 3
/** Lines of one digest; SES takes a mail of 10 MB. */
const mostLines = 1000
/** Characters that a line shows. */
const shown = { words: 200, name: 80, phone: 40 }

/** Adds a lead, of which no more is kept than a line shows: of a flood there are more than fit into memory [L18]. */
export function addToDigest(digest: Digest, leadId: string, lead: StoredLead | undefined): void {
  const words = lead ? lead.jobDescription.replace(/\s+/g, ' ') : `The record ${leadId} cannot be read as an enquiry.`
  const urgent = lead !== undefined && isEmergency(lead)
  // An emergency is never folded away: each caller has a line.
  const key = createHash('sha256')
    .update(`${urgent ? (lead.phoneE164 ?? lead.phone) : ''} ${words.toLowerCase()}`)
    .digest('base64url')
  const group = digest.get(key) ?? {
    words: beginningOf(words, shown.words),
    isEmergency: urgent,
    possibleSpam: true,
    callers: [],
    leads: [],
  }
  digest.set(key, group)
  group.leads.push({ leadId, photoKeys: lead?.photoKeys ?? [], corrects: lead?.corrects })
  group.possibleSpam &&= lead?.possibleSpam ?? false
  if (lead) addCaller(group, lead)
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

/**
 * The lines of one digest: emergencies first, then what comes from the least busy addresses, as that is most likely from a
 * visitor, and possible spam last. `more` is how many leads are left to the next digest.
 */
export function linesOf(digest: Digest, mostCarried: number): { groups: HeldGroup[]; more: number } {
  const rank = ({ isEmergency, possibleSpam }: HeldGroup) => (isEmergency ? 0 : possibleSpam ? 2 : 1)
  const busy = ({ callers: [first] }: HeldGroup) => first?.fromAddress ?? 0
  const sorted = [...digest.values()].sort((a, b) => rank(a) - rank(b) || busy(a) - busy(b))
  const groups: HeldGroup[] = []
  let left = mostCarried
  for (const group of sorted.slice(0, mostLines)) {
    if (left === 0) break
    groups.push({ ...group, leads: group.leads.slice(0, left) })
    left -= Math.min(left, group.leads.length)
  }
  const all = sorted.reduce((sum, { leads }) => sum + leads.length, 0)
  return { groups, more: all - (mostCarried - left) }
}
