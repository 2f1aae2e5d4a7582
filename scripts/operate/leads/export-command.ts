import { writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { quoteFieldNames } from '#contract/quote-rules.ts'
import type { StoredLead } from '../../../lambdas/leads/lead.ts'
import { type Command, readLeads, stateOf } from './lead-book.ts'

const columns = [
  'leadId',
  'receivedAt',
  ...quoteFieldNames,
  'photoUrls',
  'about',
  'writtenOn',
  'beganOn',
  'possibleSpam',
  'mailedAt',
  'state',
]

/** Every lead, as CSV (or JSON), to the terminal or a file that only its owner may read. */
export const exportCommand: Command = async ({ values, book, print }) => {
  const leads = await readLeads(book, values)
  const text = values.json ? `${JSON.stringify(leads, null, 2)}\n` : toCsv(leads)
  if (values.to === undefined) {
    print(text.trimEnd())
    return 0
  }
  // Never over a file that is there.
  await writeFile(values.to, text, { flag: 'wx', mode: 0o600 })
  print(`${leads.length} leads written to ${values.to}.`)
  return 0
}

/** A cell that a spreadsheet would take for a formula is quoted: visitors write these cells. */
export function toCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    phone: phoneCell(lead),
    photoUrls: lead.photoUrls.join(' '),
    state: stateOf(lead),
  }))
  const cast = { boolean: (value: boolean) => (value ? 'yes' : 'no') }
  return stringify(rows, { header: true, columns, escape_formulas: true, cast })
}

/** A spreadsheet drops the zero of a row of digits and takes a plus for a formula: in groups, and with 00, it stays text. */
function phoneCell({ phone, phoneDisplay }: StoredLead): string {
  return (phoneDisplay ?? phone.replace(/^\d{5}(?=\d+$)/, '$& ')).replace(/^\+(?=\d)/, '00')
}
