import { cheapestFirst, readPhoneNumbers } from '#shared/phone-number.ts'
import { photoUrl } from '#shared/photo-key.ts'
import { type Enquiry, isUrgent, type StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { createEnquiryQueue, type EnquiryQueue } from '../../../lambdas/enquiries/enquiry-queue.ts'
import { createEnquiryStore, type EnquiryStore } from '../../../lambdas/enquiries/enquiry-store.ts'
import { createPhotoStore, type PhotoStore } from '../../../lambdas/photos/photo-store.ts'
import { createDynamoClient } from '../../../lambdas/runtime/dynamo-client.ts'
import { createS3Client } from '../../../lambdas/runtime/s3-client.ts'
import { createSqsClient } from '../../../lambdas/runtime/sqs-client.ts'
import { Problem } from '../../problem.ts'
import { counted, cut, localTime } from '../../terminal.ts'
import { type Connection, operatorTimeouts } from '../connection.ts'
import { connectRecords, type EnquiryRecords } from './enquiry-records.ts'
import { connectQueues, type DeadLetter, type EnquiryQueues } from './queues.ts'

/** Everything stored about enquiries in one deployment. */
export interface EnquiryBook {
  /** Shown to the user: what it is, and where. */
  name: string
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  store: Pick<EnquiryStore, 'get'>
  records: EnquiryRecords
  photos: PhotoStore
  queue: Pick<EnquiryQueue, 'send'>
  queues: EnquiryQueues
}

export function openEnquiryBook({
  name,
  siteUrl,
  enquiriesTable,
  customerPhotosBucket,
  enquiriesQueue,
  enquiriesDeadLetters,
}: Connection): EnquiryBook {
  const s3 = createS3Client({ timeouts: operatorTimeouts })
  const dynamo = createDynamoClient({ timeouts: operatorTimeouts })
  const sqs = createSqsClient({ timeouts: operatorTimeouts })
  return {
    name,
    siteUrl,
    store: createEnquiryStore(dynamo, enquiriesTable),
    records: connectRecords(dynamo, enquiriesTable),
    photos: createPhotoStore(s3, customerPhotosBucket),
    queue: createEnquiryQueue(sqs, enquiriesQueue),
    queues: connectQueues(sqs, { queue: enquiriesQueue, deadLetters: enquiriesDeadLetters }),
  }
}

/** An enquiry for display: with URLs at which its photos open today, instead of their keys. */
export function withPhotoUrls({ photoKeys, ...enquiry }: StoredEnquiry, siteUrl: string) {
  return { ...enquiry, photoUrls: photoKeys.map((key) => photoUrl(siteUrl, key)) }
}

/** Which enquiries; without any, all. */
export interface EnquiryFilter {
  /** Epoch milliseconds. */
  since?: number | undefined
  /** Not mailed, for whatever reason. */
  unmailed?: true | undefined
}

/** Streams enquiries in no order, as a flood does not fit into memory; never the test enquiries. */
export async function* readEnquiries(
  { records }: Pick<EnquiryBook, 'records'>,
  { since = 0, unmailed }: EnquiryFilter = {},
): AsyncGenerator<StoredEnquiry> {
  for await (const { enquiryId, enquiry, isErased } of records.scan()) {
    if (isErased) continue
    if (!enquiry) {
      console.error(`The record ${enquiryId} cannot be read as an enquiry: look at it in the table.`)
      continue
    }
    const isLeftOut = unmailed && enquiry.mailedAt !== undefined
    if (!enquiry.testEnquiry && Date.parse(enquiry.receivedAt) >= since && !isLeftOut) yield enquiry
  }
}

/** Characters shown of an id. */
export function shortId(enquiryId: string): string {
  return enquiryId.slice(0, 8)
}

/** A shorter prefix is not accepted. */
const shortestPrefix = 4

function wholeId(typed: string, known: readonly string[]): string {
  if (known.includes(typed)) return typed
  const beginning = typed.replaceAll('-', '').toLowerCase()
  const isOne = (id: string) => id.startsWith(typed) || id.startsWith(beginning)
  if (beginning.length < shortestPrefix)
    throw new Problem(`"${typed}" is too short: give at least ${shortestPrefix} characters of the ID.`)
  const matching = [...new Set(known)].filter(isOne)
  const [only] = matching
  if (only === undefined) throw new Problem(`There is no enquiry ${typed}.`)
  if (matching.length === 1) return only
  const few = matching.slice(0, 3).join(', ')
  throw new Problem(`${matching.length} enquiries begin with "${typed}", ${few} among them: give more characters.`)
}

/**
 * The whole ids of what is in the table or among `letters`, each typed in full, as a prefix, or as a printed reference.
 * @throws Problem when one is of no enquiry, or of several.
 */
export async function findIds(
  { records }: Pick<EnquiryBook, 'records'>,
  typed: readonly string[],
  { letters = [], erased = false }: { letters?: readonly DeadLetter[]; erased?: boolean } = {},
): Promise<string[]> {
  const known = letters.map(({ enquiryId }) => enquiryId)
  for await (const { enquiryId, isErased } of records.scan()) if (erased || !isErased) known.push(enquiryId)
  return typed.map((id) => wholeId(id, known))
}

/** The named enquiries of the table. @throws Problem as `findIds`. */
export async function findEnquiries(book: EnquiryBook, typed: readonly string[]): Promise<StoredEnquiry[]> {
  const ids = await findIds(book, typed)
  return (await Promise.all(ids.map((id) => book.store.get(id)))).filter((enquiry) => enquiry !== undefined)
}

/** State of an enquiry's mail in a few words. */
export function stateOf({ mailedAt, setAsideAt, mailTries }: Omit<StoredEnquiry, 'photoKeys'>): string {
  if (mailedAt !== undefined) return 'mailed'
  if (setAsideAt !== undefined) return 'set aside'
  return mailTries ? `waiting, tried ${counted(mailTries, 'time')}` : 'waiting'
}

/** An ordinary number where there is one; what was typed where none can be rung. */
export function phoneToRing({ phone }: Pick<Enquiry, 'phone'>): string {
  return cheapestFirst(readPhoneNumbers(phone))[0]?.display ?? phone
}

/** Whom to ring and why, on one line: id, time, urgency, name, phone, postcode, and the first line of the job. */
export function lineOf(enquiry: Enquiry): string {
  const { enquiryId, receivedAt, emergency, fullName, postcode, jobDescription } = enquiry
  const urgency = emergency ? 'EMERGENCY: ' : isUrgent(enquiry) ? 'Sounds dangerous: ' : ''
  const job = cut(jobDescription.split('\n')[0] ?? '', 100)
  return `${enquiryId}  ${localTime(receivedAt)}  ${urgency}${fullName}, ${phoneToRing(enquiry)}, ${postcode}: ${job}`
}
