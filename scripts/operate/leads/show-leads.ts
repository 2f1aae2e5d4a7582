import type { QuoteFieldName } from '#contract/quote-fields.ts'
import { isEmergency, quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { mailEventKinds, type StoredLead } from '../../../lambdas/leads/lead.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import { findLeads, type LeadBook, readLeads, shortId, stateOf, withPhotoUrls } from './lead-book.ts'

/** The fields that the list shows. */
const columns = quoteFieldNames.flatMap((name) => {
  const { column, type } = quoteField(name)
  return column ? [{ name, column, type }] : []
})

/** Characters of a cell, never of a number: a job may have 10,000, and `show` has them all. */
const cellWidths = { text: 16, multiline: 100, tel: Number.POSITIVE_INFINITY, email: Number.POSITIVE_INFINITY }

/** One line a lead, newest first: no e-mail address and no photos, which `show` has. What a narrow line cuts off stands last. */
export async function listLeads(
  book: LeadBook,
  { print, width }: Terminal,
  options: { json?: boolean; canaries?: boolean; open?: boolean },
): Promise<void> {
  const all = await readLeads(book, options)
  const wanted = (options.open ? all.filter(isOpen) : all).sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
  const leads = wanted.map((lead) => ({
    leadId: lead.leadId,
    received: lead.receivedAt,
    state: listedState(lead),
    ...Object.fromEntries(columns.map(({ name, column }) => [column, cellOf(lead, name)])),
  }))
  if (options.json) return print(JSON.stringify(leads, null, 2))
  const rows = wanted.map((lead) => {
    const cells = columns.map(({ name, type }) => cut(cellOf(lead, name), cellWidths[type]))
    return [shortId(lead.leadId), localTime(lead.receivedAt), ...withState(cells, listedState(lead))]
  })
  const heads = columns.map(({ column }) => column)
  print(table(['id', 'received', ...withState(heads, 'state')], rows, width))
  print(`${counted(leads.length, 'lead')} in ${book.name}.`)
}

function isOpen({ ownerState = 'new' }: StoredLead): boolean {
  return ownerState === 'new'
}

/** Stands before all others. */
function isUrgent(lead: StoredLead): boolean {
  return isEmergency(lead) && isOpen(lead)
}

function listedState(lead: StoredLead): string {
  return `${isUrgent(lead) ? 'EMERGENCY, ' : ''}${stateOf(lead)}${lead.possibleSpam ? ', possible spam' : ''}`
}

/** After the name and the number, which a narrow terminal must still have whole. */
function withState(cells: string[], state: string): string[] {
  return cells.toSpliced(2, 0, state)
}

function cellOf(lead: StoredLead, name: QuoteFieldName): string {
  if (name === 'phone') return lead.phoneDisplay ?? lead.phone
  return lead[name].split('\n')[0] ?? ''
}

/** Everything that is kept of the leads named. */
export async function showLeads(
  book: LeadBook,
  { print }: Terminal,
  ids: readonly string[],
  { json }: { json?: boolean },
): Promise<void> {
  const leads = (await findLeads(book, ids)).map((lead) => withPhotoUrls(lead, book.siteUrl))
  if (json) return print(JSON.stringify(leads, null, 2))
  // Lines and not a table, whose cells would cut the photos' addresses.
  for (const lead of leads) print(`${describe(lead).join('\n')}\n`)
}

function describe(lead: ReturnType<typeof withPhotoUrls>): string[] {
  const { expiresAt, earlierMails, history, ...fields } = lead
  const shown = {
    state: stateOf(lead),
    ...fields,
    expiresAt: expiresAt && expiresAt * 1000,
    earlierMails: earlierMails?.map((events) => {
      return Object.entries(events)
        .map(([event, at]) => `${event} ${localTime(at)}`)
        .join(', ')
    }),
    history: history?.map(({ state, at, note }) => [localTime(at), state, note].filter(Boolean).join(' ')),
  }
  return Object.entries(shown).flatMap(([field, value]) => {
    if (value === undefined) return []
    const words = Array.isArray(value) ? value.join('\n') : String(value)
    const isTime = field.endsWith('At') || mailEventKinds.some((kind) => kind === field)
    const indented = (isTime ? localTime(Number(words) || words) : words).replaceAll('\n', `\n${' '.repeat(18)}`)
    return [`${field.padEnd(18)}${indented}`]
  })
}
