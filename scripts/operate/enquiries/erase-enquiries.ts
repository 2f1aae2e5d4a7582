import { enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { retention } from '#shared/retention.ts'
import type { Enquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { Problem } from '../../problem.ts'
import { agreed, type Consent, counted, localTime, type Terminal } from '../../terminal.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import { findIds } from './find-enquiries.ts'
import { isOfPerson, type Person } from './find-person.ts'
import type { DeadLetter } from './operator-queue.ts'

/**
 * Erases a person's data: their enquiries, their photos, and their dead letters, readable or not. Selected by id, or by
 * phone number or e-mail address in any spelling.
 * @throws Problem when the queue was not empty afterwards: what is in it may be theirs, so that it is to be done again.
 */
export async function eraseEnquiries(
  resources: EnquiryResources,
  terminal: Terminal,
  ids: readonly string[],
  options: Person & Consent,
): Promise<void> {
  const deadLettersBefore = await resources.queue.listDeadLetters()
  // An erased one too, of which photos may have come since.
  const named = ids.length > 0 && (await findIds(resources, ids, { deadLetters: deadLettersBefore, erased: true }))
  const isMeant = named ? ({ enquiryId }: StoredCopy) => named.includes(enquiryId) : isOfPerson(options)
  const found: Summary[] = []
  for await (const copy of allCopies(resources, deadLettersBefore)) if (isMeant(copy)) found.push(summaryOf(copy))
  const enquiryIds = [...new Set(found.map(({ enquiryId }) => enquiryId))]
  const photos = [...new Set(found.flatMap(({ photoKeys }) => photoKeys))]
  for (const { enquiryId, who, where } of found) terminal.print(`${enquiryId}  ${who}  (${where})`)
  if (found.length === 0) {
    await refuseWhileWaiting(resources)
    throw new Problem('There is nothing to erase.')
  }
  const question = `Erase ${counted(enquiryIds.length, 'enquiry')} and ${counted(photos.length, 'photo')} from ${resources.name}? This cannot be undone.`
  if (!(await agreed(terminal, question, 'erase', options))) return
  for (const key of photos) await resources.photos.delete(key)
  // Marked before the dead letters are deleted: one that was sent back meanwhile is dropped. A rerun finds the rest.
  for (const enquiryId of enquiryIds) {
    // Again, for photos that arrived after the enquiry was read.
    const keys = found.flatMap((copy) => (copy.enquiryId === enquiryId ? copy.photoKeys : []))
    for (const key of await resources.records.erase(enquiryId, [...new Set(keys)], Date.now()))
      await resources.photos.delete(key)
  }
  await using deadLetters = await resources.queue.readDeadLetters()
  for (const deadLetter of deadLetters.all) {
    if (enquiryIds.includes(deadLetter.enquiryId)) await deadLetters.delete(deadLetter)
  }
  terminal.print(
    `Erased. Still to do by hand: the mails in your inbox. Backups forget within ${retention.backupDays} days. A photo whose upload was signed before may still arrive: nobody can open it, it goes within ${retention.pendingPhotoDays} days, and this command finds it by its ID when it is run again.`,
  )
  await refuseWhileWaiting(resources)
}

async function refuseWhileWaiting({ queue }: EnquiryResources): Promise<void> {
  const waiting = await queue.countWaiting()
  if (waiting === 0) return
  const them = waiting === 1 ? 'An enquiry is' : `${waiting} enquiries are`
  throw new Problem(`${them} in the queue, and may be theirs: do this again once the queue is empty.`)
}

/** Name, number and address: enough to recognise the person. */
function describe(enquiry: Enquiry): string {
  const typed = enquiryFieldNames.filter((name) => enquiryField(name).type !== 'multiline').map((name) => enquiry[name])
  return `${localTime(enquiry.receivedAt)}  ${typed.filter(Boolean).join(', ')}`
}

/** A record or dead letter with data of an enquiry. */
interface StoredCopy extends Pick<DeadLetter, 'enquiryId' | 'enquiry' | 'text'> {
  where: 'table' | 'dead letters'
  /** True of the mark that an erasure has left. */
  isErased?: boolean
}

async function* allCopies(
  { records }: EnquiryResources,
  deadLetters: readonly DeadLetter[],
): AsyncGenerator<StoredCopy> {
  for (const deadLetter of deadLetters) yield { ...deadLetter, where: 'dead letters' }
  for await (const record of records.scan()) yield { ...record, where: 'table' }
}

/** Only what erasing needs of a copy: a flood of enquiries would not fit into memory. */
interface Summary extends Pick<StoredCopy, 'enquiryId' | 'where'> {
  who: string
  photoKeys: string[]
}

function summaryOf({ enquiry, text, enquiryId, where, isErased }: StoredCopy): Summary {
  const inText = () => text.match(new RegExp(`${photoRules.keyPrefix}[\\w.-]+`, 'g')) ?? []
  const who = enquiry ? describe(enquiry) : isErased ? 'erased before' : 'cannot be read'
  return { enquiryId, where, who, photoKeys: enquiry?.photoKeys ?? inText() }
}
