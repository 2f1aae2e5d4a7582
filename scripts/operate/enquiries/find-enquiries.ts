import type { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import type { DeadLetter } from './operator-queue.ts'

/** Which enquiries; without any, all. */
export interface EnquiryFilter {
  /** Epoch milliseconds. */
  since?: number | undefined
  /** Not mailed, for whatever reason. */
  unmailed?: true | undefined
}

/** Streams enquiries in no order, as a flood does not fit into memory; never the test enquiries. */
export async function* readEnquiries(
  { records }: Pick<EnquiryResources, 'records'>,
  { note }: Pick<Terminal, 'note'>,
  { since = 0, unmailed }: EnquiryFilter = {},
): AsyncGenerator<StoredEnquiry> {
  for await (const { enquiryId, enquiry, isErased } of records.scan()) {
    if (isErased) continue
    if (!enquiry) {
      note(`The record ${enquiryId} cannot be read as an enquiry: look at it in the table.`)
      continue
    }
    const isLeftOut = unmailed && enquiry.mailedAt !== undefined
    if (!enquiry.testEnquiry && Date.parse(enquiry.receivedAt) >= since && !isLeftOut) yield enquiry
  }
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
 * The whole ids of what is in the table or among the dead letters, each typed in full, as a prefix, or as a printed
 * reference, and each once however often it was typed.
 * @throws Problem when one is of no enquiry, or of several.
 */
export async function findIds(
  { records }: Pick<EnquiryResources, 'records'>,
  typed: readonly string[],
  { deadLetters = [], erased = false }: { deadLetters?: readonly DeadLetter[]; erased?: boolean } = {},
): Promise<string[]> {
  const known = deadLetters.map(({ enquiryId }) => enquiryId)
  for await (const { enquiryId, isErased } of records.scan()) if (erased || !isErased) known.push(enquiryId)
  return [...new Set(typed.map((id) => wholeId(id, known)))]
}

/** The named enquiries of the table. @throws Problem as `findIds`. */
export async function findEnquiries(resources: EnquiryResources, typed: readonly string[]): Promise<StoredEnquiry[]> {
  const ids = await findIds(resources, typed)
  return (await Promise.all(ids.map((id) => resources.records.get(id)))).filter((enquiry) => enquiry !== undefined)
}
