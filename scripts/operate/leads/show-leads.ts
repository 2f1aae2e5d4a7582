import { mailEventKinds, type StoredLead } from '../../../lambdas/leads/lead.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import { findLeads, type LeadBook, readLeads, shortId, stateOf } from './lead-book.ts'

const nameWidth = 16

/** One line a lead, newest first: no e-mail address and no photos, which `show` has. What a narrow line cuts off stands last. */
export async function listLeads(
  book: LeadBook,
  { print, width }: Terminal,
  options: { json?: boolean; canaries?: boolean; open?: boolean },
): Promise<void> {
  const all = await readLeads(book, options)
  const wanted = options.open ? all.filter(({ ownerState = 'new' }) => ownerState === 'new') : all
  const leads = wanted.map((lead) => ({
    leadId: lead.leadId,
    received: lead.receivedAt,
    name: lead.fullName,
    phone: lead.phoneDisplay ?? lead.phone,
    state: `${stateOf(lead)}${lead.possibleSpam ? ', possible spam' : ''}`,
    postcode: lead.postcode,
    job: lead.jobDescription.split('\n')[0] ?? '',
  }))
  if (options.json) return print(JSON.stringify(leads, null, 2))
  const rows = leads.map(({ leadId, received, name, ...rest }) => {
    return [shortId(leadId), localTime(received), cut(name, nameWidth), ...Object.values(rest)]
  })
  print(table(['id', 'received', 'name', 'phone', 'state', 'postcode', 'job'], rows, width))
  print(`${counted(leads.length, 'lead')} in ${book.name}.`)
}

/** Everything that is kept of the leads named. */
export async function showLeads(
  book: LeadBook,
  { print }: Terminal,
  ids: readonly string[],
  { json }: { json?: boolean },
): Promise<void> {
  const leads = await findLeads(book, ids)
  if (json) return print(JSON.stringify(leads, null, 2))
  // Lines and not a table, whose cells would cut the photos' addresses.
  for (const lead of leads) print(`${describe(lead).join('\n')}\n`)
}

function describe(lead: StoredLead): string[] {
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
