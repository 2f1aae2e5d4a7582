import Table from 'cli-table3'
import { type Command, findLeads, stateOf } from './lead-book.ts'

/** Everything that is kept of the leads named. */
export const showCommand: Command = async ({ operands: ids, values, book, print }) => {
  if (ids.length === 0) throw new Error('Which leads? npm run leads -- show ID...')
  const leads = await findLeads(book, ids)
  if (values.json) {
    print(JSON.stringify(leads, null, 2))
    return 0
  }
  for (const lead of leads) {
    const table = new Table({ style: { head: [], border: [] }, colWidths: [18, 80], wordWrap: true })
    table.push({ state: stateOf(lead) })
    for (const [field, value] of Object.entries(lead)) {
      if (value !== undefined) table.push({ [field]: Array.isArray(value) ? value.join('\n') : String(value) })
    }
    print(table.toString())
  }
  return 0
}
