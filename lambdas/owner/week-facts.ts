import type { StoredLead } from '../leads/lead.ts'
import { answersOf, hoursWords, isEnquiry, type SourceKind, sourcesOf } from './lead-sources.ts'

/** A line of the week: this one's figure, and that of the one before. */
export interface WeekLine {
  label: string
  now: string
  before: string
}

/** What the last seven days brought, against the seven before. */
export interface WeekFacts {
  totals: WeekLine[]
  /** `By area`, the most first. */
  parts: { title: string; lines: WeekLine[] }[]
}

const day = 24 * 60 * 60_000

/** How many sources of a kind are shown. */
const mostShown = 6

const titles: Record<SourceKind, string> = { page: 'By page', area: 'By area', service: 'By service' }

/** Undefined when both weeks were empty. */
export function weekFacts(leads: readonly StoredLead[], now: number): WeekFacts | undefined {
  const between = (from: number, to: number) =>
    leads.filter((lead) => {
      const at = Date.parse(lead.receivedAt)
      return at >= now - from * day && at < now - to * day && isEnquiry(lead)
    })
  const week = between(7, 0)
  const before = between(14, 7)
  if (week.length === 0 && before.length === 0) return undefined
  const [answers, answersBefore] = [answersOf(week), answersOf(before)]
  const line = (label: string, figure: number, earlier: number) => ({ label, now: `${figure}`, before: `${earlier}` })
  // The keys' type is that of the titles; Object.keys forgets it.
  const kinds = Object.keys(titles) as SourceKind[]
  return {
    totals: [
      line('Enquiries', week.length, before.length),
      line('Answered', answers.answered, answersBefore.answered),
      {
        label: 'Half of them within',
        now: hoursWords(answers.medianHours),
        before: hoursWords(answersBefore.medianHours),
      },
    ],
    parts: kinds.map((kind) => {
      const earlier = new Map(sourcesOf(before, kind).map(({ name, enquiries }) => [name, enquiries]))
      const sources = sourcesOf(week, kind)
      const gone = [...earlier.keys()].filter((name) => !sources.some((source) => source.name === name))
      const all = [...sources, ...gone.map((name) => ({ name, enquiries: 0 }))]
      return {
        title: titles[kind],
        lines: all.slice(0, mostShown).map(({ name, enquiries }) => line(name, enquiries, earlier.get(name) ?? 0)),
      }
    }),
  }
}
