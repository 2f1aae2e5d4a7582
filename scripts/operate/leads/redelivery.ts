import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import { findLeads, type LeadBook, stateOf } from './lead-book.ts'

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
