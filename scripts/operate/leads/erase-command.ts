import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { retention } from '#contract/retention.ts'
import { keptKeyOf } from '../../../lambdas/leads/last-resort-store.ts'
import type { Lead } from '../../../lambdas/leads/lead.ts'
import { type Command, findLeads, type LeadBook, type LeadOptions, readKept, readLeads } from './lead-book.ts'

/**
 * Erases a person [G3]: their leads with every flag on them, their photos, and what the last resort holds. By id, or
 * everything under a phone number or an e-mail address.
 */
export const eraseCommand: Command = async ({ operands: ids, values, book, print, confirm }) => {
  if (ids.length > 0 && (values.phone ?? values.email) !== undefined) {
    throw new Error('Name the leads by id, or the person by --phone and --email: not both.')
  }
  const leads = ids.length > 0 ? await findLeads(book, ids) : await findPerson(book, values)
  const photos = leads.flatMap(({ photoUrls }) => photoUrls.map(photoKeyIn))
  if (leads.length === 0) {
    print('There is nothing to erase.')
    return 1
  }
  for (const { leadId, receivedAt, fullName, postcode } of leads) {
    print(`${leadId}  ${receivedAt.slice(0, 10)}  ${fullName}, ${postcode}`)
  }
  const question = `Erase ${leads.length} leads and ${photos.length} photos from ${book.name}? This cannot be undone.`
  if (!values.yes && !(await confirm(question, 'erase'))) {
    print('Nothing was erased.')
    return 1
  }
  // The lead last: while it is there, the command can be run again after a failure.
  for (const key of photos) await book.photos.delete(key)
  for (const { leadId } of leads) {
    await book.lastResort.delete(keptKeyOf(leadId))
    await book.store.delete(leadId)
  }
  print(
    `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days. ` +
      `A report on such a mail that could not be recorded is in the dead-letter queue with the mail's subject for up to ${retention.deadLetterDays} days.`,
  )
  return 0
}

async function findPerson(book: LeadBook, { phone, email }: LeadOptions): Promise<Lead[]> {
  if (phone === undefined && email === undefined) {
    throw new Error('Whom? npm run leads -- erase ID... | --phone NUMBER | --email ADDRESS')
  }
  const number = phone && (parsePhoneNumberFromString(phone, 'GB')?.number ?? phone)
  const isTheirs = (lead: Lead) =>
    (number !== undefined && (lead.phoneE164 ?? lead.phone) === number) ||
    (email !== undefined && lead.email.toLowerCase() === email.trim().toLowerCase())
  const kept = [...(await readKept(book)).values()].map(({ lead }) => lead)
  const stored = await readLeads(book, { canaries: true })
  return [...new Map([...kept, ...stored].map((lead) => [lead.leadId, lead])).values()].filter(isTheirs)
}

/** `https://site.example/customer-photos/...` -> `customer-photos/...`: the site may have had another domain. */
function photoKeyIn(url: string): string {
  return new URL(url).pathname.slice(1)
}
