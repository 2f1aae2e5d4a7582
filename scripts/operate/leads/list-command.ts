import Table from 'cli-table3'
import { type Command, readLeads, stateOf } from './lead-book.ts'

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
