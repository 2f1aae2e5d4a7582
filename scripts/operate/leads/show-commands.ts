import Table from 'cli-table3'
import { type Command, findLeads, readLeads, stateOf } from './lead-book.ts'

/** One line a lead, newest first: no e-mail address and no photos, which `show` has. */
export const listCommand: Command = async ({ values, book, print }) => {
  const leads = (await readLeads(book, values)).map((lead) => ({
    leadId: lead.leadId,
    received: lead.receivedAt.slice(0, 16).replace('T', ' '),
    name: lead.fullName,
    phone: lead.phoneDisplay ?? lead.phone,
    postcode: lead.postcode,
    job: lead.jobDescription.split('\n')[0]?.slice(0, 40) ?? '',
    state: `${stateOf(lead)}${lead.possibleSpam ? ', possible spam' : ''}`,
  }))
  if (values.json) {
    print(JSON.stringify(leads, null, 2))
    return 0
  }
  const table = new Table({
    head: ['id', 'received (UTC)', 'name', 'phone', 'postcode', 'job', ''],
    style: { head: [], border: [] },
  })
  table.push(...leads.map((lead) => Object.values(lead)))
  print(table.toString())
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
