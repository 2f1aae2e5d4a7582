import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { isEmergency, quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { beginningOf } from '../../../lambdas/leads/beginning-of.ts'
import { isDanger, type StoredLead } from '../../../lambdas/leads/lead.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import { findLeads, type LeadBook, type LeadFilter, readLeads, shortId, stateOf, withPhotoUrls } from './lead-book.ts'

/** The fields shown in the list. */
const columns = quoteFieldNames.flatMap((name) => {
  const { column, type } = quoteField(name)
  return column ? [{ name, column, type }] : []
})

/** Maximum characters in a cell; numbers are never cut. A job may have 10,000, and `show` prints all of it. */
const cellWidths = { text: 16, multiline: 100, tel: Number.POSITIVE_INFINITY, email: Number.POSITIVE_INFINITY }

/** Prints a line per lead, newest first, emergencies and what sounds dangerous before all others. A narrow terminal cuts off the last columns. */
export async function listLeads(book: LeadBook, { print, width }: Terminal, filter: LeadFilter): Promise<void> {
  const urgent: string[][] = []
  const others: string[][] = []
  for await (const lead of readLeads(book, filter)) (isUrgent(lead) ? urgent : others).push(rowOf(lead))
  const heads = columns.map(({ column }) => column)
  print(table(['id', 'received', ...withState(heads, 'state')], [...urgent, ...others], width))
  print(`${counted(urgent.length + others.length, 'lead')} in ${book.name}.`)
}

function rowOf(lead: StoredLead): string[] {
  const cells = columns.map(({ name, type }) => beginningOf(cut(cellOf(lead, name), cellWidths[type]), 1000))
  const spam = lead.possibleSpam ? ', possible spam' : ''
  const danger = isEmergency(lead) ? 'EMERGENCY, ' : 'sounds dangerous, '
  const state = `${isUrgent(lead) ? danger : ''}${stateOf(lead)}${spam}`
  return [shortId(lead.leadId), localTime(lead.receivedAt), ...withState(cells, state)]
}

function isUrgent(lead: StoredLead): boolean {
  return isDanger(lead) && lead.answeredAt === undefined
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
