import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { Problem } from '../../problem.ts'
import { counted, localTime, type Terminal } from '../../terminal.ts'
import { type LeadBook, readLeads, stateOf, withPhotoUrls } from './lead-book.ts'

const columns = [
  'leadId',
  'receivedAt',
  ...quoteFieldNames,
  'phoneDisplay',
  'photoUrls',
  'about',
  'writtenOn',
  'possibleSpam',
  'mailedAt',
  'state',
]

/**
 * Exports every lead as CSV into a new file that only its owner may read, which is there only once it is complete.
 * Streamed, as a flood does not fit into memory.
 * @throws Problem when there is such a file.
 */
export async function exportLeads(book: LeadBook, terminal: Terminal, { to }: { to: string }): Promise<void> {
  if (existsSync(to)) throw new Problem(`${to} exists already: nothing was exported. Name a new file.`)
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    yield toCsv([], book.siteUrl)
    for await (const lead of readLeads(book)) {
      count++
      yield toCsv([lead], book.siteUrl, false)
    }
  }
  const aside = `${to}.part`
  const removeAside = () => rm(aside, { force: true })
  // One that was cut off before may have left it.
  await removeAside()
  try {
    await writeFile(aside, lines(), { flag: 'wx', mode: 0o600 })
    await rename(aside, to)
  } finally {
    await removeAside()
  }
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
    phone: asText(lead.phone),
    phoneDisplay: lead.phoneDisplay && asText(lead.phoneDisplay),
    photoUrls: withPhotoUrls(lead, siteUrl).photoUrls.join(' '),
    state: stateOf(lead),
  }))
  const cast = { boolean: (value: boolean) => (value ? 'yes' : 'no') }
  return stringify(rows, { header, bom: header, columns, escape_formulas: true, cast, record_delimiter: 'windows' })
}

/**
 * As typed, but for what a spreadsheet misreads: it drops a leading zero and takes a plus for a formula. Grouped and with 00,
 * a number stays text.
 */
function asText(phone: string): string {
  return phone.replace(/^\d{5}(?=\d+$)/, '$& ').replace(/^\+(?=\d)/, '00')
}
