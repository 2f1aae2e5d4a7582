import { type Command, findLeads } from './lead-book.ts'

/** Hands leads to redelivery once more: the next run, within five minutes, mails them. */
export const resendCommand: Command = async ({ operands: ids, book, print }) => {
  if (ids.length === 0) throw new Error('Which leads? npm run leads -- resend ID...')
  for (const { leadId } of await findLeads(book, ids)) await book.store.requeue(leadId, Date.now())
  print(`${ids.length} will be mailed again within five minutes, by ${book.name}.`)
  return 0
}
