import { LeadState, noteMaxLength } from '../../../lambdas/contract/enquiry-page.ts'
import { cleanText } from '../../../lambdas/leads/clean-text.ts'
import { type Command, findLeads } from './lead-book.ts'

/** Notes what became of a lead, as the link in its mail does. */
export const markCommand: Command = async ({ operands: [id, given], values, book, print }) => {
  const state = LeadState.options.find((option) => option === given)
  if (!id || !state) throw new Error(`npm run leads -- mark ID ${LeadState.options.join('|')} [--note TEXT]`)
  const [lead] = await findLeads(book, [id])
  if (!lead) throw new Error(`There is no lead ${id}: nothing was changed.`)
  const note = cleanText(values.note ?? '', noteMaxLength)
  const change = { state, at: new Date().toISOString(), ...(note && { note }) }
  if (!(await book.list.mark(lead.leadId, change))) throw new Error(`The lead ${id} is gone: nothing was changed.`)
  print(`${lead.leadId} is marked as ${state}.`)
  return 0
}
