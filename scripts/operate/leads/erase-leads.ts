import { photoRules } from '#contract/photo-rules.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { retention } from '#contract/retention.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import { isOfPerson, type Person } from './find-person.ts'
import { type LeadBook, wholeId } from './lead-book.ts'
import type { DeadLetter } from './queues.ts'

/**
 * Erases a person's data: their leads, their photos, and their dead letters, readable or not. Selected by id, or by phone
 * number or e-mail address in any spelling.
 * @throws Problem when the queue was not empty afterwards: what is in it may be theirs, so that it is to be done again.
 */
export async function eraseLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  options: Person & Consent,
): Promise<void> {
  const deadLetters = await book.queues.readDeadLetters()
  const left = new Set(deadLetters)
  try {
    const isMeant = ids.length > 0 ? await isOneOf(book, deadLetters, ids) : isOfPerson(options)
    const traces: Trace[] = []
    for await (const place of everyPlace(book, deadLetters)) if (isMeant(place)) traces.push(traceOf(place))
    const leadIds = [...new Set(traces.map(({ leadId }) => leadId))]
    const photos = [...new Set(traces.flatMap(({ photoKeys }) => photoKeys))]
    for (const { leadId, who, where } of traces) terminal.print(`${leadId}  ${who}  (${where})`)
    if (traces.length === 0) {
      await refuseWhileWaiting(book)
      throw new Problem('There is nothing to erase.')
    }
    const question = `Erase ${counted(leadIds.length, 'lead')} and ${counted(photos.length, 'photo')} from ${book.name}? This cannot be undone.`
    if (!(await agreed(terminal, question, 'erase', options))) return
    for (const key of photos) await book.photos.delete(key)
    // Marked before the dead letters are deleted: one that was sent back meanwhile is dropped. A rerun finds the rest.
    for (const leadId of leadIds) {
      // Again, for photos that arrived after the lead was read.
      for (const key of await book.store.erase(leadId, Date.now())) await book.photos.delete(key)
    }
    for (const letter of deadLetters.filter(({ leadId }) => leadIds.includes(leadId))) {
      await book.queues.delete(letter)
      left.delete(letter)
    }
    await refuseWhileWaiting(book)
    terminal.print(
      `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days.`,
    )
  } finally {
    for (const letter of left) await book.queues.putBack(letter)
  }
}

async function refuseWhileWaiting({ queues }: LeadBook): Promise<void> {
  const waiting = await queues.countWaiting()
  if (waiting === 0) return
  const them = waiting === 1 ? 'An enquiry is' : `${waiting} enquiries are`
  throw new Problem(`${them} in the queue, and may be theirs: do this again once the queue is empty.`)
}

/** Name, number and address: enough to recognise the person. */
function describe(lead: Lead): string {
  const typed = quoteFieldNames.filter((name) => quoteField(name).type !== 'multiline').map((name) => lead[name])
  return `${localTime(lead.receivedAt)}  ${typed.filter(Boolean).join(', ')}`
}

/** A record or dead letter with data of a lead. */
interface Place {
  leadId: string
  where: 'table' | 'dead letters'
  /** Undefined when it cannot be parsed. */
  lead: Lead | undefined
  /** Its full text, valid JSON or not. */
  text: string
}

async function* everyPlace({ store }: LeadBook, deadLetters: readonly DeadLetter[]): AsyncGenerator<Place> {
  for (const letter of deadLetters) yield { ...letter, where: 'dead letters' }
  for await (const record of store.scan()) yield { ...record, where: 'table' }
}

/** Tests a place for these ids. @throws Problem when there is no such lead, or several ids start so. */
async function isOneOf(book: LeadBook, deadLetters: readonly DeadLetter[], ids: readonly string[]) {
  const known = await Array.fromAsync(everyPlace(book, deadLetters), ({ leadId }) => leadId)
  const wanted = new Set(ids.map((id) => wholeId(id, known)))
  return ({ leadId }: Place) => wanted.has(leadId)
}

/** Only what erasing needs of a place: a flood of leads would not fit into memory. */
interface Trace extends Pick<Place, 'leadId' | 'where'> {
  who: string
  photoKeys: string[]
}

function traceOf({ lead, text, leadId, where }: Place): Trace {
  const inText = () => text.match(new RegExp(`${photoRules.keyPrefix}[\\w.-]+`, 'g')) ?? []
  const who = lead ? describe(lead) : 'cannot be read'
  return { leadId, where, who, photoKeys: lead?.photoKeys ?? inText() }
}
