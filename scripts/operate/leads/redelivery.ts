import { keptIdOf } from '../../../lambdas/leads/last-resort-store.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal, table } from '../../terminal.ts'
import { findLeads, type LeadBook, readKept, shortId, stateOf } from './lead-book.ts'

/** Leads waiting for redelivery, soonest first. Normally none waits for more than ten minutes. */
export async function listDue(book: LeadBook, { print, width }: Terminal, { json }: { json?: boolean }): Promise<void> {
  const due = await collectDue(book, Date.now())
  if (json) return print(JSON.stringify(due, null, 2))
  const rows = due.map(({ leadId, toDo, dueInMinutes, attempts, lastError = '' }) => {
    const when = dueInMinutes <= 0 ? 'now' : `in ${Math.ceil(dueInMinutes)} min`
    return [shortId(leadId), toDo, when, String(attempts), lastError]
  })
  print(table(['id', 'to do', 'due', 'tried', 'last error'], rows, width))
  print(`${due.length} left to do in ${book.name}.`)
}

/** Queues leads for redelivery: its next run, within five minutes, mails them as copies. */
export async function resendLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  consent: Consent,
): Promise<void> {
  const leads = await findLeads(book, ids)
  for (const lead of leads) {
    const { leadId, receivedAt, fullName, postcode } = lead
    terminal.print(`${leadId}  ${localTime(receivedAt)}  ${fullName}, ${postcode}  (${stateOf(lead)})`)
  }
  if (!(await agreed(terminal, `Mail ${counted(leads.length, 'lead')} again, by ${book.name}?`, 'resend', consent)))
    return
  for (const { leadId } of leads) {
    if (!(await book.store.requeue(leadId, Date.now()))) {
      throw new Problem(`The lead ${leadId} was mailed or erased just now: look at it again before you resend it.`)
    }
  }
  terminal.print(`${leads.length} will be mailed again within five minutes.`)
}

interface DueRow {
  leadId: string
  toDo: 'mail' | 'open the photos' | 'file from the last resort'
  dueInMinutes: number
  attempts: number
  lastError?: string
}

async function collectDue(book: LeadBook, now: number): Promise<DueRow[]> {
  const rows: DueRow[] = []
  for await (const { key, kept } of readKept(book)) {
    const lastError = kept ? undefined : 'it cannot be read: look at it in the bucket'
    rows.push({ leadId: keptIdOf(key), toDo: 'file from the last resort', dueInMinutes: 0, attempts: 0, lastError })
  }
  for await (const { leadId, dueAt, attempts, mailedAt } of book.store.listDue()) {
    const lastError = (await book.store.getRecord(leadId))?.lead?.lastError
    const toDo = mailedAt === undefined ? 'mail' : 'open the photos'
    rows.push({ leadId, toDo, dueInMinutes: (dueAt - now) / 60_000, attempts, lastError })
  }
  return rows
}
