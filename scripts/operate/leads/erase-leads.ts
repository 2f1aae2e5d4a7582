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
 * Erases a person [G3]: their leads with every flag on them, their photos, and what the last resort holds,
 * readable or not. By id, or everything under a phone number or an e-mail address, however it was typed.
 */
export async function eraseLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  options: Person & Consent,
): Promise<void> {
  const traces = await (ids.length > 0 ? findIds(book, ids, options) : findPerson(book, options))
  const leadIds = [...new Set(traces.map(({ leadId }) => leadId))]
  const photos = [...new Set(traces.flatMap(photoKeysIn))]
  if (traces.length === 0) throw new Problem('There is nothing to erase.')
  for (const { leadId, lead, where } of traces) {
    const who = lead ? describe(lead) : 'cannot be read'
    terminal.print(`${leadId}  ${who}  (${where})`)
  }
  const question = `Erase ${counted(leadIds.length, 'lead')} and ${counted(photos.length, 'photo')} from ${book.name}? This cannot be undone.`
  if (!(await agreed(terminal, question, 'erase', options))) return
  for (const key of photos) await book.photos.delete(key)
  // The mark before the object: a sweep that has read the object can no longer file it. What fails is found again.
  for (const leadId of leadIds) {
    const had = await book.store.erase(leadId, Date.now())
    // What came since the lead was read.
    for (const key of had) if (!photos.includes(key)) await book.photos.delete(key)
  }
  for (const key of traces.map(({ key }) => key)) if (key) await book.lastResort.delete(key)
  for (const job of new Set(traces.flatMap(({ shownAs }) => shownAs ?? []))) {
    terminal.print(`The job ${job} in the portfolio came of it and stays there. Hide or delete it on the desk.`)
  }
  terminal.print(
    `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days. ` +
      `A report on such a mail that could not be recorded is in the dead-letter queue with the mail's subject for up to ${retention.deadLetterDays} days.`,
  )
}

/** Name, number, address: everything by which somebody can tell that this is the person who is meant. */
function describe(lead: Lead): string {
  const typed = quoteFieldNames.filter((name) => quoteField(name).type !== 'multiline').map((name) => lead[name])
  return `${localTime(lead.receivedAt)}  ${typed.filter(Boolean).join(', ')}`
}

/** A place that holds something of a lead. */
interface Trace {
  leadId: string
  where: 'table' | 'last resort'
  /** Project that shows its job. */
  shownAs?: string | undefined
  /** Of its object in the last resort. */
  key?: string
  /** Undefined when it cannot be read. */
  lead: Lead | undefined
  /** All that is there, as JSON or what was meant to be. */
  text: string
}

/** What is kept of the leads with these ids. @throws Problem when one is nowhere, or several begin like it. */
async function findIds(book: LeadBook, ids: readonly string[], { phone, email }: Person): Promise<Trace[]> {
  if ((phone ?? email) !== undefined) {
    throw new Problem('Name the leads by id, or the person by --phone and --email: not both.', exitCodes.wrongUse)
  }
  const traces = await findAll(book)
  const known = traces.map(({ leadId }) => leadId)
  const wanted = ids.map((id) => wholeId(id, known))
  return traces.filter(({ leadId }) => wanted.includes(leadId))
}

async function findPerson(book: LeadBook, person: Person): Promise<Trace[]> {
  if (person.phone === undefined && person.email === undefined) {
    throw new Problem('Whom? Give an ID, --phone NUMBER or --email ADDRESS.', exitCodes.wrongUse)
  }
  const isTheirs = isOfPerson(person)
  const traces = await findAll(book)
  const theirs = new Set(traces.filter(isTheirs).map(({ leadId }) => leadId))
  // What corrects one of theirs, or is corrected by it, is theirs too, whatever number it has.
  for (const { leadId, lead } of traces.flatMap((trace) => [trace, trace])) {
    if (lead?.corrects === undefined) continue
    if (theirs.has(leadId)) theirs.add(lead.corrects)
    else if (theirs.has(lead.corrects)) theirs.add(leadId)
  }
  return traces.filter(({ leadId }) => theirs.has(leadId))
}

async function findAll(book: LeadBook): Promise<Trace[]> {
  const kept = (await readKept(book)).map(({ key, kept, text }): Trace => {
    return { leadId: kept?.lead.leadId ?? keptIdOf(key), where: 'last resort', key, lead: kept?.lead, text }
  })
  const filed = await Array.fromAsync(
    book.store.scan(),
    (record): Trace => ({ ...record, shownAs: record.lead?.shownAs, where: 'table' }),
  )
  return [...kept, ...filed]
}

function photoKeysIn({ lead, text }: Trace): string[] {
  if (lead) return lead.photoKeys
  return text.match(new RegExp(`${photoRules.keyPrefix}[\\w.-]+`, 'g')) ?? []
}
