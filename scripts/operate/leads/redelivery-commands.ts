import Table from 'cli-table3'
import { keptIdOf } from '../../../lambdas/leads/last-resort-store.ts'
import { type Command, findLeads, type LeadBook, readKept } from './lead-book.ts'

/** What redelivery still has to do, soonest first. Nothing here for more than ten minutes is how it should be. */
export const dueCommand: Command = async ({ values, book, print }) => {
  const rows = await collectDue(book, Date.now())
  if (values.json) {
    print(JSON.stringify(rows, null, 2))
    return 0
  }
  const table = new Table({ head: ['id', 'to do', 'due', 'tried', 'last error'], style: { head: [], border: [] } })
  for (const { leadId, toDo, dueInMinutes, attempts, lastError } of rows) {
    const due = dueInMinutes <= 0 ? 'now' : `in ${Math.ceil(dueInMinutes)} min`
    table.push([leadId, toDo, due, attempts, lastError ?? ''])
  }
  print(table.toString())
  print(`${rows.length} left to do in ${book.name}.`)
  return 0
}

/** Hands leads to redelivery once more: the next run, within five minutes, mails them. */
export const resendCommand: Command = async ({ operands: ids, book, print }) => {
  if (ids.length === 0) throw new Error('Which leads? npm run leads -- resend ID...')
  for (const { leadId } of await findLeads(book, ids)) await book.store.requeue(leadId, Date.now())
  print(`${ids.length} will be mailed again within five minutes, by ${book.name}.`)
  return 0
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
  for (const { key, kept } of await readKept(book)) {
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
