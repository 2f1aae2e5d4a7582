import type { EnquiryFieldName } from '#shared/enquiry-fields.ts'
import { enquiryField, enquiryFieldNames, isEmergency } from '#shared/enquiry-rules.ts'
import type { StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import {
  type EnquiryBook,
  type EnquiryFilter,
  findEnquiries,
  newestFirst,
  readEnquiries,
  shortId,
  stateOf,
  withPhotoUrls,
} from './enquiry-book.ts'

/** The fields shown in the list. */
const columns = enquiryFieldNames.flatMap((name) => {
  const { column, type } = enquiryField(name)
  return column ? [{ name, column, type }] : []
})

/** Maximum characters in a cell; numbers are never cut. A job may have 10,000, and `show` prints all of it. */
const cellWidths = { text: 16, multiline: 100, tel: Number.POSITIVE_INFINITY, email: Number.POSITIVE_INFINITY }

/** Prints a line per enquiry, newest first, emergencies before all others. A narrow terminal cuts off the last columns. */
export async function listEnquiries(
  book: EnquiryBook,
  { print, width }: Terminal,
  filter: EnquiryFilter,
): Promise<void> {
  const rows: Row[] = []
  for await (const enquiry of readEnquiries(book, filter)) rows.push(rowOf(enquiry))
  rows.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || newestFirst(a, b))
  const heads = columns.map(({ column }) => column)
  const lines = rows.map(({ cells }) => cells)
  print(table(['id', 'received', ...withState(heads, 'state')], lines, width))
  print(`${counted(rows.length, 'enquiry')} in ${book.name}.`)
}

/** A line of the list, and what it is sorted by. */
interface Row {
  cells: string[]
  receivedAt: string
  isUrgent: boolean
}

function rowOf(enquiry: StoredEnquiry): Row {
  const { enquiryId, receivedAt, possibleSpam } = enquiry
  const fields = columns.map(({ name, type }) => beginningOf(cut(cellOf(enquiry, name), cellWidths[type]), 1000))
  const isUrgent = isEmergency(enquiry)
  const state = `${isUrgent ? 'EMERGENCY, ' : ''}${stateOf(enquiry)}${possibleSpam ? ', possible spam' : ''}`
  return { cells: [shortId(enquiryId), localTime(receivedAt), ...withState(fields, state)], receivedAt, isUrgent }
}

/** Copies the beginning of a text: a slice would keep the whole text in memory. */
function beginningOf(text: string, most: number): string {
  return Buffer.from(text.slice(0, most).toWellFormed()).toString()
}

/** Placed after name and number, which must fit even on a narrow terminal. */
function withState(cells: string[], state: string): string[] {
  return cells.toSpliced(2, 0, state)
}

function cellOf(enquiry: StoredEnquiry, name: EnquiryFieldName): string {
  if (name === 'phone') return enquiry.phoneDisplay ?? enquiry.phone
  return enquiry[name].split('\n')[0] ?? ''
}

/** Prints everything stored about the named enquiries. */
export async function showEnquiries(book: EnquiryBook, { print }: Terminal, ids: readonly string[]): Promise<void> {
  const enquiries = (await findEnquiries(book, ids)).map((enquiry) => withPhotoUrls(enquiry, book.siteUrl))
  // Lines instead of a table, whose cells would cut off the photos' URLs.
  for (const enquiry of enquiries) print(`${describe(enquiry).join('\n')}\n`)
}

function describe(enquiry: ReturnType<typeof withPhotoUrls>): string[] {
  const { expiresAt, earlierMails, ...fields } = enquiry
  const shown = {
    state: stateOf(enquiry),
    ...fields,
    expiresAt: expiresAt && expiresAt * 1000,
    earlierMails: earlierMails?.map(({ mailedAt }) => localTime(mailedAt)),
  }
  return Object.entries(shown).flatMap(([field, value]) => {
    if (value === undefined) return []
    const words = Array.isArray(value) ? value.join('\n') : String(value)
    const isTime = field.endsWith('At')
    const indented = (isTime ? localTime(Number(words) || words) : words).replaceAll('\n', `\n${' '.repeat(18)}`)
    return [`${field.padEnd(18)}${indented}`]
  })
}
