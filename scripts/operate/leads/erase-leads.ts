import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { photoRules } from '#contract/photo-rules.ts'
import type { QuoteField, QuoteFieldName } from '#contract/quote-fields.ts'
import { quoteField, quoteFieldNames } from '#contract/quote-rules.ts'
import { retention } from '#contract/retention.ts'
import { keptIdOf } from '../../../lambdas/leads/last-resort-store.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { exitCodes, Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import { type LeadBook, readKept, wholeId } from './lead-book.ts'

/** Who is meant: ids (or beginnings of them), or a person. */
interface Whom {
  phone?: string | undefined
  email?: string | undefined
}

/**
 * Erases a person [G3]: their leads with every flag on them, their photos, and what the last resort holds,
 * readable or not. By id, or everything under a phone number or an e-mail address, however it was typed.
 */
export async function eraseLeads(
  book: LeadBook,
  terminal: Terminal,
  ids: readonly string[],
  options: Whom & Consent,
): Promise<void> {
  const traces = await (ids.length > 0 ? findIds(book, ids, options) : findPerson(book, options))
  const leadIds = [...new Set(traces.map(({ leadId }) => leadId))]
  const photos = [...new Set(traces.flatMap(photoKeysIn))]
  if (traces.length === 0) throw new Problem('There is nothing to erase.')
  for (const { leadId, lead, where } of traces) {
    const who = lead ? `${localTime(lead.receivedAt)}  ${lead.fullName}, ${lead.postcode}` : 'cannot be read'
    terminal.print(`${leadId}  ${who}  (${where})`)
  }
  const question = `Erase ${counted(leadIds.length, 'lead')} and ${counted(photos.length, 'photo')} from ${book.name}? This cannot be undone.`
  if (!(await agreed(terminal, question, 'erase', options))) return
  for (const key of photos) await book.photos.delete(key)
  // The mark before the object: a sweep that has read the object can no longer file it. What fails is found again.
  for (const leadId of leadIds) await book.store.erase(leadId, Date.now())
  for (const key of traces.map(({ key }) => key)) if (key) await book.lastResort.delete(key)
  terminal.print(
    `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days. ` +
      `A report on such a mail that could not be recorded is in the dead-letter queue with the mail's subject for up to ${retention.deadLetterDays} days.`,
  )
}

/** A place that holds something of a lead. */
interface Trace {
  leadId: string
  where: 'table' | 'last resort'
  /** Of its object in the last resort. */
  key?: string
  /** Undefined when it cannot be read. */
  lead: Lead | undefined
  /** All that is there, as JSON or what was meant to be. */
  text: string
}

/** What is kept of the leads with these ids. @throws Problem when one is nowhere, or several begin like it. */
async function findIds(book: LeadBook, ids: readonly string[], { phone, email }: Whom): Promise<Trace[]> {
  if ((phone ?? email) !== undefined) {
    throw new Problem('Name the leads by id, or the person by --phone and --email: not both.', exitCodes.wrongUse)
  }
  const traces = await findAll(book)
  const known = traces.map(({ leadId }) => leadId)
  const wanted = ids.map((id) => wholeId(id, known))
  return traces.filter(({ leadId }) => wanted.includes(leadId))
}

async function findPerson(book: LeadBook, { phone, email }: Whom): Promise<Trace[]> {
  if (phone === undefined && email === undefined) {
    throw new Problem('Whom? Give an ID, --phone NUMBER or --email ADDRESS.', exitCodes.wrongUse)
  }
  const number = phone === undefined ? undefined : numberPattern(phone)
  const address = email?.trim().toLowerCase()
  // An empty one is within every other.
  if (address !== undefined && !/.@./.test(address)) {
    throw new Problem(`"${email}" is not an e-mail address.`, exitCodes.wrongUse)
  }
  return (await findAll(book)).filter(({ lead, text }) => {
    // The whole of what cannot be read: better asked about one too many than one too few.
    const texts = (type: QuoteField['type']) => (lead ? namesOf(type).map((name) => lead[name]) : [text])
    const isPhone = texts('tel').some((typed) => number?.test(typed.normalize('NFKC')))
    return isPhone || (address !== undefined && texts('email').some((typed) => typed.toLowerCase().includes(address)))
  })
}

function namesOf(type: QuoteField['type']): QuoteFieldName[] {
  return quoteFieldNames.filter((name) => quoteField(name).type === type)
}

async function findAll(book: LeadBook): Promise<Trace[]> {
  const kept = (await readKept(book)).map(({ key, kept, text }): Trace => {
    return { leadId: kept?.lead.leadId ?? keptIdOf(key), where: 'last resort', key, lead: kept?.lead, text }
  })
  const filed = await Array.fromAsync(book.store.scan(), (record): Trace => ({ ...record, where: 'table' }))
  return [...kept, ...filed]
}

/** A number within a text, whatever comes before it or between its digits. */
function numberPattern(typed: string): RegExp {
  const digits = parsePhoneNumberFromString(typed, 'GB')?.nationalNumber ?? typed.replace(/\D/g, '')
  if (digits.length < 5) throw new Problem(`"${typed}" is too short for a phone number.`, exitCodes.wrongUse)
  return new RegExp(`${[...digits].join('\\W{0,3}')}(?!\\d)`)
}

/** The keys of a lead's photos, whatever the site was called then. */
function photoKeysIn({ lead, text }: Trace): string[] {
  if (lead) return lead.photoUrls.map((url) => new URL(url).pathname.slice(1))
  return text.match(new RegExp(`${photoRules.keyPrefix}[\\w.-]+`, 'g')) ?? []
}
