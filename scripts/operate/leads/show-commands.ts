import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { type Command, findLeads, readLeads, shortIdLength, stateOf } from './lead-book.ts'

const nameWidth = 16

/** One line a lead, newest first: no e-mail address and no photos, which `show` has. The job is cut where the line ends. */
export const listCommand: Command = async ({ values, book, print, width }) => {
  const all = await readLeads(book, values)
  const wanted = values.open ? all.filter(({ ownerState = 'new' }) => ownerState === 'new') : all
  const leads = wanted.map((lead) => ({
    leadId: lead.leadId,
    received: lead.receivedAt,
    name: lead.fullName,
    phone: lead.phoneDisplay ?? lead.phone,
    postcode: lead.postcode,
    job: lead.jobDescription.split('\n')[0] ?? '',
    state: `${stateOf(lead)}${lead.possibleSpam ? ', possible spam' : ''}`,
  }))
  if (values.json) {
    print(JSON.stringify(leads, null, 2))
    return 0
  }
  const rows = leads.map(({ leadId, received, state, name, phone, postcode, job }) => {
    const short = [leadId.slice(0, shortIdLength), localTime(received), state, cut(name, nameWidth)]
    return [...short, phone, postcode, job]
  })
  for (const line of aligned([['id', 'received', 'state', 'name', 'phone', 'postcode', 'job'], ...rows])) {
    print(cut(line, width))
  }
  print(`${leads.length} leads in ${book.name}.`)
  return 0
}

/** Everything that is kept of the leads named. */
export const showCommand: Command = async ({ operands: ids, values, book, print }) => {
  if (ids.length === 0) throw new Error('Which leads? npm run leads -- show ID...')
  const leads = await findLeads(book, ids)
  if (values.json) {
    print(JSON.stringify(leads, null, 2))
    return 0
  }
  // Lines and not a table, whose cells would cut the photos' addresses.
  for (const lead of leads) print(`${describe(lead).join('\n')}\n`)
  return 0
}

function describe(lead: StoredLead): string[] {
  const { expiresAt, dueAt, history, ...fields } = lead
  const times = {
    dueAt: dueAt === undefined ? undefined : localTime(dueAt),
    expiresAt: expiresAt === undefined ? undefined : localTime(expiresAt * 1000),
    history: history?.map(({ state, at, note }) => [localTime(at), state, note].filter(Boolean).join(' ')),
  }
  return Object.entries({ state: stateOf(lead), ...fields, ...times })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => {
      const indent = ' '.repeat(18)
      const lines = Array.isArray(value) ? value : String(value).split('\n')
      return `${field.padEnd(indent.length)}${lines.join(`\n${indent}`)}`
    })
}

/** Columns as wide as their widest cell, and no borders: seven of them fit into 80 characters. */
function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** `2026-11-20 17:42`, by the clock of this machine. */
function localTime(time: string | number): string {
  return new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
