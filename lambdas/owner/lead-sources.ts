/** Which pages, areas and services bring work, from the leads' own fields. */
import { outcode } from '../contract/uk.ts'
import { isSuspect, type StoredLead } from '../leads/lead.ts'

/** What a lead is counted under. One that does not say is under the last name. */
const sourceKinds = {
  page: ({ writtenOn }: StoredLead) => writtenOn ?? 'not known',
  area: ({ postcode }: StoredLead) => outcode(postcode),
  service: ({ writtenOn, beganOn }: StoredLead) => serviceIn(writtenOn) ?? serviceIn(beganOn) ?? 'no service page',
}
export type SourceKind = keyof typeof sourceKinds

/** What a source brought, and what became of it. */
export interface Source {
  name: string
  enquiries: number
  /** Without an answer. */
  open: number
  answered: number
  /** Done or not. */
  won: number
  lost: number
}

const countedAs = { new: 'open', answered: 'answered', won: 'won', done: 'won', lost: 'lost' } as const

/** `/services/fuse-boards` -> `fuse boards`: the page it was written on, or else where the visit began. */
function serviceIn(path: string | undefined): string | undefined {
  return /^\/services\/([a-z0-9-]+)$/.exec(path ?? '')?.[1]?.replaceAll('-', ' ')
}

/** True for what somebody asked: no daily test, no spam, nothing that may be spam and that nobody has looked at. */
export function isEnquiry(lead: StoredLead): boolean {
  const { canary, ownerState = 'new' } = lead
  return !canary && ownerState !== 'spam' && !(isSuspect(lead) && ownerState === 'new')
}

/** The sources of a kind, the one that brought most first. */
export function sourcesOf(leads: readonly StoredLead[], kind: SourceKind): Source[] {
  const sources = new Map<string, Source>()
  for (const lead of leads) {
    const name = sourceKinds[kind](lead)
    const source = sources.get(name) ?? { name, enquiries: 0, open: 0, answered: 0, won: 0, lost: 0 }
    const { ownerState = 'new' } = lead
    source.enquiries += 1
    if (ownerState !== 'spam') source[countedAs[ownerState]] += 1
    sources.set(name, source)
  }
  return [...sources.values()].sort((a, b) => b.enquiries - a.enquiries || a.name.localeCompare(b.name, 'en-GB'))
}

/** How many were answered, and the hours within which half of these were. */
export function answersOf(leads: readonly StoredLead[]): { answered: number; medianHours: number | undefined } {
  const hours = leads
    .flatMap(({ receivedAt, history = [] }) => {
      const answer = history.find(({ state }) => state === 'answered' || state === 'won' || state === 'done')
      return answer ? (Date.parse(answer.at) - Date.parse(receivedAt)) / (60 * 60_000) : []
    })
    .sort((a, b) => a - b)
  return { answered: hours.length, medianHours: hours[Math.floor((hours.length - 1) / 2)] }
}

/** `5 h`, `3 days`. */
export function hoursWords(hours: number | undefined): string {
  if (hours === undefined) return '–'
  return hours < 47.5 ? `${Math.max(1, Math.round(hours))} h` : `${Math.round(hours / 24)} days`
}
