import { Lead } from '../../../lambdas/leads/lead.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import { findLeads, type LeadBook, type LeadFilter, newestFirst, readLeads, stateOf } from './lead-book.ts'

/** Mails enquiries again, by `ids` or else all that the options name: makes each one that is not mailed, and puts it into the queue. The worker decides by the record alone. */
export async function resendLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  options: LeadFilter & Consent,
): Promise<void> {
  const leads =
    ids.length > 0 ? await findLeads(book, ids) : (await Array.fromAsync(readLeads(book, options))).sort(newestFirst)
  for (const lead of leads) {
    const { leadId, receivedAt, fullName, postcode } = lead
    terminal.print(`${leadId}  ${localTime(receivedAt)}  ${fullName}, ${postcode}  (${stateOf(lead)})`)
  }
  if (leads.length === 0) throw new Problem('There is nothing to mail.')
  if (!(await agreed(terminal, `Mail ${counted(leads.length, 'lead')} again, by ${book.name}?`, 'resend', options)))
    return
  for (const lead of leads) {
    if (!(await book.store.forgetMail(lead))) throw new Problem(`The lead ${lead.leadId} was erased just now.`)
    // Its own id, because the queue ignores for five minutes what it has had.
    await book.queue.send({ lead: Lead.parse(lead) }, { id: crypto.randomUUID() })
  }
  terminal.print(`${inQueue(leads.length, 'lead')} within a minute.`)
}

/** Sends the dead letters back into the queue, as if they came for the first time. One that cannot be read stays. */
export async function resendDeadLetters(book: LeadBook, terminal: Terminal, consent: Consent): Promise<void> {
  const letters = await book.queues.readDeadLetters()
  const left = new Set(letters)
  try {
    for (const { leadId, lead } of letters)
      terminal.print(
        `${leadId}  ${lead ? `${localTime(lead.receivedAt)}  ${lead.fullName}, ${lead.postcode}` : 'cannot be read: it stays'}`,
      )
    const readable = letters.flatMap((letter) => (letter.lead ? [{ letter, lead: letter.lead }] : []))
    if (readable.length === 0) throw new Problem('There is no dead letter to send back.')
    const question = `Send ${counted(readable.length, 'dead letter')} back into the queue of ${book.name}?`
    if (!(await agreed(terminal, question, 'resend', consent))) return
    for (const { letter, lead } of readable) {
      // Whatever became of earlier mails: somebody has looked.
      await book.store.setMailTries(lead.leadId, 0)
      await book.queue.send({ lead }, { id: crypto.randomUUID() })
      await book.queues.delete(letter)
      left.delete(letter)
    }
    terminal.print(`${inQueue(readable.length, 'dead letter')} within a minute, unless that was done before.`)
  } finally {
    for (const letter of left) await book.queues.putBack(letter)
  }
}

function inQueue(count: number, one: string): string {
  return `${counted(count, one)} ${count === 1 ? 'is in the queue, and is' : 'are in the queue, and are'} mailed`
}
