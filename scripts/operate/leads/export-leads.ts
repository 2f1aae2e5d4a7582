import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { errorCode, Problem } from '../../problem.ts'
import { counted, dryRunSentence, localTime, type Terminal } from '../../terminal.ts'
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

/** Exports every lead as CSV or JSON, to the terminal or a new file that only its owner may read. Streamed, as a flood does not fit into memory. */
export async function exportLeads(
  book: LeadBook,
  terminal: Terminal,
  options: { json?: boolean; to?: string; dryRun?: boolean },
): Promise<void> {
  const { json, to, dryRun } = options
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    if (!json) yield toCsv([], book.siteUrl)
    for await (const lead of readLeads(book)) {
      const before = count++ === 0 ? '[\n' : ',\n'
      yield json ? before + indented(withPhotoUrls(lead, book.siteUrl)) : toCsv([lead], book.siteUrl, false)
    }
    if (json) yield count === 0 ? '[]\n' : '\n]\n'
  }
  if (to === undefined) for await (const line of lines()) terminal.print(line.replace(/\n$/, ''))
  else {
    if (dryRun) for await (const _line of lines());
    else await writeNew(to, lines())
    terminal.note(`${counted(count, 'lead')} of ${book.name}, into ${to}.`)
    if (dryRun) terminal.note(dryRunSentence)
  }
}

/** Formats an item of a JSON list. */
function indented(item: object): string {
  return JSON.stringify(item, null, 2).replace(/^/gm, '  ')
}

/** Never overwrites an existing file. */
async function writeNew(file: string, text: AsyncIterable<string>): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const code = errorCode(error)
    if (code === 'EEXIST') throw new Problem(`${file} is there already: give --to another name.`)
    if (code === 'ENOENT') throw new Problem(`There is no folder ${dirname(file)}: make it first.`)
    throw error
  })
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
