import { writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { counted, localTime, type Terminal } from '../../terminal.ts'
import { type LeadBook, readLeads, stateOf, withPhotoUrls } from './lead-book.ts'

const columns = [
  'leadId',
  'receivedAt',
  ...quoteFieldNames,
  'photoUrls',
  'about',
  'writtenOn',
  'possibleSpam',
  'mailedAt',
  'state',
]

/** Exports every lead as CSV into a new file that only its owner may read. Streamed, as a flood does not fit into memory. */
export async function exportLeads(book: LeadBook, terminal: Terminal, { to }: { to: string }): Promise<void> {
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    yield toCsv([], book.siteUrl)
    for await (const lead of readLeads(book)) {
      count++
      yield toCsv([lead], book.siteUrl, false)
    }
  }
  await writeFile(to, lines(), { flag: 'wx', mode: 0o600 })
  terminal.print(`${counted(count, 'lead')} of ${book.name}, into ${to}.`)
}

/**
 * CSV that opens correctly in Excel: a UTF-8 byte order mark, Windows line ends, local times of the business, and no
 * formulas, because visitors write the cells.
 */
export function toCsv(leads: readonly StoredLead[], siteUrl: string, header = true): string {
  const rows = leads.map((lead) => ({
    ...lead,
    receivedAt: localTime(lead.receivedAt),
    mailedAt: lead.mailedAt && localTime(lead.mailedAt),
    phone: phoneCell(lead),
    photoUrls: withPhotoUrls(lead, siteUrl).photoUrls.join(' '),
    state: stateOf(lead),
  }))
  const cast = { boolean: (value: boolean) => (value ? 'yes' : 'no') }
  return stringify(rows, { header, bom: header, columns, escape_formulas: true, cast, record_delimiter: 'windows' })
}

/** Spreadsheets drop a leading zero and read a plus as a formula: grouped and with 00, a number stays text. */
function phoneCell({ phone, phoneDisplay }: Pick<StoredLead, 'phone' | 'phoneDisplay'>): string {
  return (phoneDisplay ?? phone.replace(/^\d{5}(?=\d+$)/, '$& ')).replace(/^\+(?=\d)/, '00')
}
