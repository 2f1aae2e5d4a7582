import { type LeadState, noteMaxLength } from '../../../lambdas/contract/enquiry-page.ts'
import { cleanText } from '../../../lambdas/leads/clean-text.ts'
import { Problem } from '../../problem.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import { findLeads, type LeadBook } from './lead-book.ts'

/**
 * Notes what became of a lead, as the link in its mail does; the change before stays in its history.
 * @throws Problem when there is no such lead.
 */
export async function markLead(
  book: LeadBook,
  terminal: Terminal,
  id: string,
  state: LeadState,
  options: { note?: string | undefined; dryRun?: boolean | undefined },
): Promise<void> {
  const [lead] = await findLeads(book, [id])
  if (!lead) throw new Problem(`There is no lead ${id}: nothing was changed.`)
  if (options.dryRun) return terminal.note(`Mark ${lead.leadId} as ${state}. ${dryRunSentence}`)
  const note = cleanText(options.note ?? '', noteMaxLength)
  const change = { state, at: new Date().toISOString(), ...(note && { note }) }
  if (!(await book.list.mark(lead, change))) {
    throw new Problem(
      `The lead ${id} is ${lead.ownerState ?? 'new'} and cannot become ${state}, or was erased: nothing was changed.`,
    )
  }
  terminal.print(`${lead.leadId} is marked as ${state}.`)
}
