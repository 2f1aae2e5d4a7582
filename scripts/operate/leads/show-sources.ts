import {
  answersOf,
  hoursWords,
  isEnquiry,
  type Source,
  type SourceKind,
  sourcesOf,
} from '../../../lambdas/owner/lead-sources.ts'
import { Problem } from '../../problem.ts'
import { cut, type Terminal, table } from '../../terminal.ts'
import { type LeadBook, readLeads } from './lead-book.ts'

const titles: Record<SourceKind, string> = { page: 'written on', area: 'area', service: 'service' }
const day = 24 * 60 * 60_000

/**
 * Which pages, areas and services brought enquiries in the last days, and what became of them. Daily tests and spam do
 * not count.
 * @throws Problem when `days` is no number of days.
 */
export async function showSources(
  book: Pick<LeadBook, 'name' | 'store'>,
  { print, width }: Terminal,
  { days: given, json }: { days: string; json?: boolean },
): Promise<void> {
  const days = Number(given)
  if (!/^\d+$/.test(given) || days < 1) throw new Problem(`"${given}" is no number of days, such as 90.`)
  const since = Date.now() - days * day
  const leads = (await readLeads(book, {})).filter((lead) => Date.parse(lead.receivedAt) >= since && isEnquiry(lead))
  // The keys' type is that of the titles; Object.keys forgets it.
  const kinds = Object.keys(titles) as SourceKind[]
  const { answered, medianHours } = answersOf(leads)
  if (json) {
    const sources = Object.fromEntries(kinds.map((kind) => [kind, sourcesOf(leads, kind)]))
    return print(JSON.stringify({ days, enquiries: leads.length, answered, medianHours, ...sources }, null, 2))
  }
  const nameWidth = Math.max(shortestName, width - countsWidth)
  for (const kind of kinds) {
    const rows = sourcesOf(leads, kind).map((source) => [cut(source.name, nameWidth), ...counts.map(countIn(source))])
    print(`${table([titles[kind], ...heads], rows, width)}\n`)
  }
  const speed = medianHours === undefined ? '' : `, half of them within ${hoursWords(medianHours)}`
  print(`${leads.length} enquiries in ${days} days in ${book.name}; ${answered} answered${speed}.`)
}

const counts = ['enquiries', 'open', 'answered', 'won', 'lost'] as const satisfies (keyof Source)[]
const heads = ['all', ...counts.slice(1)]

/** Characters that the counts and the two before each of them take; the name has what is left of a line. */
const countsWidth = heads.reduce((sum, head) => sum + 2 + head.length, 0)
const shortestName = 8

/** A column of noughts says nothing. */
function countIn(source: Source) {
  return (count: (typeof counts)[number]) => (source[count] === 0 ? '·' : String(source[count]))
}
