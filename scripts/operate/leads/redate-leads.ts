import { retention } from '#contract/retention.ts'
import { expiryOf } from '../../../lambdas/leads/lead-updates.ts'
import { agreed, type Consent, counted, type Terminal } from '../../terminal.ts'
import type { LeadBook } from './lead-book.ts'

/**
 * Gives stored enquiries the expiry date that `retention` gives new ones, if it is sooner. Idempotent, so an
 * interrupted run can be repeated. Photos need nothing: their bucket's lifecycle rule applies to existing ones.
 */
export async function redateLeads(book: LeadBook, terminal: Terminal, consent: Consent): Promise<void> {
  let all = 0
  const redated = []
  for await (const { lead } of book.store.scan()) {
    all += 1
    if (!lead?.mailedAt) continue
    const end = expiryOf(Date.parse(lead.mailedAt), lead.canary)
    if ((lead.expiresAt ?? 0) > end) redated.push({ lead, end })
  }
  const kept = `kept longer than ${retention.leadMonths} months`
  const them = `${counted(all, 'lead')} in ${book.name}`
  if (redated.length === 0) return terminal.print(`Of ${them} none is ${kept}.`)
  const question = `Of ${them} ${redated.length} would be ${kept}. Give them the shorter time? What is older than that is deleted within days, for good.`
  if (!(await agreed(terminal, question, 'redate', consent))) return
  for (const { lead, end } of redated) await book.store.redate(lead, end)
  terminal.print(`${redated.length} re-dated.`)
}
