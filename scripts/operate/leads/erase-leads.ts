import { photoRules } from '#contract/photo-rules.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { retention } from '#contract/retention.ts'
import { keptIdOf } from '../../../lambdas/leads/last-resort-store.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { exitCodes, Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import { isOfPerson, type Person } from './find-person.ts'
import { type LeadBook, readKept, wholeId } from './lead-book.ts'

/**
 * Erases a person's data [G3]: their leads with all flags, their photos, and their objects in the last-resort bucket,
 * readable or not. Selected by id, or by phone number or e-mail address in any spelling.
 */
export async function eraseLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  options: Person & Consent,
): Promise<void> {
  const traces = await (ids.length > 0 ? findIds(book, ids, options) : findPerson(book, options))
  const leadIds = [...new Set(traces.map(({ leadId }) => leadId))]
  const photos = [...new Set(traces.flatMap(({ photoKeys }) => photoKeys))]
  if (traces.length === 0) throw new Problem('There is nothing to erase.')
  for (const { leadId, who, where } of traces) terminal.print(`${leadId}  ${who}  (${where})`)
  const question = `Erase ${counted(leadIds.length, 'lead')} and ${counted(photos.length, 'photo')} from ${book.name}? This cannot be undone.`
  if (!(await agreed(terminal, question, 'erase', options))) return
  for (const key of photos) await book.photos.delete(key)
  // Marked before the object is deleted: a sweep that has read it cannot store it again. A rerun finds the rest.
  for (const leadId of leadIds) {
    const had = await book.store.erase(leadId, Date.now())
    // Photos that arrived after the lead was read.
    for (const key of had) if (!photos.includes(key)) await book.photos.delete(key)
  }
  for (const key of traces.map(({ key }) => key)) if (key) await book.lastResort.delete(key)
  terminal.print(
    `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days. ` +
      `A report on such a mail that could not be recorded is in the dead-letter queue with the mail's subject for up to ${retention.deadLetterDays} days.`,
  )
}

/** Name, number and address: enough to recognise the person. */
function describe(lead: Lead): string {
  const typed = quoteFieldNames.filter((name) => quoteField(name).type !== 'multiline').map((name) => lead[name])
  return `${localTime(lead.receivedAt)}  ${typed.filter(Boolean).join(', ')}`
}

/** A record or object with data of a lead. */
interface Place {
  leadId: string
  where: 'table' | 'last resort'
  /** Key of its object in the last-resort bucket. */
  key?: string
  /** Undefined when it cannot be parsed. */
  lead: Lead | undefined
  /** Its full text, valid JSON or not. */
  text: string
}

/** Only what erasing needs: a flood of leads would not fit into memory. */
interface Trace extends Pick<Place, 'leadId' | 'where' | 'key'> {
  who: string
  photoKeys: string[]
}

function traceOf({ lead, text, leadId, where, key }: Place): Trace {
  const inText = () => text.match(new RegExp(`${photoRules.keyPrefix}[\\w.-]+`, 'g')) ?? []
  const who = lead ? describe(lead) : 'cannot be read'
  return { leadId, where, who, photoKeys: lead?.photoKeys ?? inText(), ...(key !== undefined && { key }) }
}

/** What is stored of the leads with these ids. @throws Problem when one does not exist, or several start with it. */
async function findIds(book: LeadBook, ids: readonly string[], { phone, email }: Person): Promise<Trace[]> {
  if ((phone ?? email) !== undefined) {
    throw new Problem('Name the leads by id, or the person by --phone and --email: not both.', exitCodes.wrongUse)
  }
  const known = await Array.fromAsync(everyPlace(book), ({ leadId }) => leadId)
  const wanted = new Set(ids.map((id) => wholeId(id, known)))
  return tracesOf(book, ({ leadId }) => wanted.has(leadId))
}

async function findPerson(book: LeadBook, person: Person): Promise<Trace[]> {
  if (person.phone === undefined && person.email === undefined) {
    throw new Problem('Whom? Give an ID, --phone NUMBER or --email ADDRESS.', exitCodes.wrongUse)
  }
  const isTheirs = isOfPerson(person)
  const theirs = new Set<string>()
  for await (const place of everyPlace(book)) if (isTheirs(place)) theirs.add(place.leadId)
  return tracesOf(book, ({ leadId }) => theirs.has(leadId))
}

async function tracesOf(book: LeadBook, isMeant: (place: Place) => boolean): Promise<Trace[]> {
  const traces: Trace[] = []
  for await (const place of everyPlace(book)) if (isMeant(place)) traces.push(traceOf(place))
  return traces
}

async function* everyPlace(book: LeadBook): AsyncGenerator<Place> {
  for await (const { key, kept, text } of readKept(book))
    yield { leadId: kept?.lead.leadId ?? keptIdOf(key), where: 'last resort', key, lead: kept?.lead, text }
  for await (const record of book.store.scan()) yield { ...record, where: 'table' }
}
