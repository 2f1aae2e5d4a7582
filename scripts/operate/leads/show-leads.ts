import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { isEmergency, quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import {
  findLeads,
  type LeadBook,
  type LeadFilter,
  newestFirst,
  readLeads,
  shortId,
  stateOf,
  withPhotoUrls,
} from './lead-book.ts'

/** The fields shown in the list. */
const columns = quoteFieldNames.flatMap((name) => {
  const { column, type } = quoteField(name)
  return column ? [{ name, column, type }] : []
})

/** Maximum characters in a cell; numbers are never cut. A job may have 10,000, and `show` prints all of it. */
const cellWidths = { text: 16, multiline: 100, tel: Number.POSITIVE_INFINITY, email: Number.POSITIVE_INFINITY }

/** Prints a line per lead, newest first, emergencies before all others. A narrow terminal cuts off the last columns. */
export async function listLeads(book: LeadBook, { print, width }: Terminal, filter: LeadFilter): Promise<void> {
  const rows: Row[] = []
  for await (const lead of readLeads(book, filter)) rows.push(rowOf(lead))
  rows.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || newestFirst(a, b))
  const heads = columns.map(({ column }) => column)
  const lines = rows.map(({ cells }) => cells)
  print(table(['id', 'received', ...withState(heads, 'state')], lines, width))
  print(`${counted(rows.length, 'lead')} in ${book.name}.`)
}

/** A line of the list, and what it is sorted by. */
interface Row {
  cells: string[]
  receivedAt: string
  isUrgent: boolean
}

function rowOf(lead: StoredLead): Row {
  const { leadId, receivedAt, possibleSpam } = lead
  const fields = columns.map(({ name, type }) => beginningOf(cut(cellOf(lead, name), cellWidths[type]), 1000))
  const isUrgent = isEmergency(lead)
  const state = `${isUrgent ? 'EMERGENCY, ' : ''}${stateOf(lead)}${possibleSpam ? ', possible spam' : ''}`
  return { cells: [shortId(leadId), localTime(receivedAt), ...withState(fields, state)], receivedAt, isUrgent }
}

/** Copies the beginning of a text: a slice would keep the whole text in memory. */
function beginningOf(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).toWellFormed()).toString()
}

/** Placed after name and number, which must fit even on a narrow terminal. */
function withState(cells: string[], state: string): string[] {
  return cells.toSpliced(2, 0, state)
}

function cellOf(lead: StoredLead, name: QuoteFieldName): string {
  if (name === 'phone') return lead.phoneDisplay ?? lead.phone
  return lead[name].split('\n')[0] ?? ''
}

/** Prints everything stored about the named leads. */
export async function showLeads(book: LeadBook, { print }: Terminal, ids: readonly string[]): Promise<void> {
  const leads = (await findLeads(book, ids)).map((lead) => withPhotoUrls(lead, book.siteUrl))
  // Lines instead of a table, whose cells would cut off the photos' URLs.
  for (const lead of leads) print(`${describe(lead).join('\n')}\n`)
}

function describe(lead: ReturnType<typeof withPhotoUrls>): string[] {
  const { expiresAt, earlierMails, ...fields } = lead
  const shown = {
    state: stateOf(lead),
    ...fields,
    expiresAt: expiresAt && expiresAt * 1000,
    earlierMails: earlierMails?.map(({ mailedAt }) => localTime(mailedAt)),
  }
  return Object.entries(shown).flatMap(([field, value]) => {
    if (value === undefined) return []
    const words = Array.isArray(value) ? value.join('\n') : String(value)
    const isTime = field.endsWith('At')
    const indented = (isTime ? localTime(Number(words) || words) : words).replaceAll('\n', `\n${' '.repeat(18)}`)
    return [`${field.padEnd(18)}${indented}`]
  })
}
