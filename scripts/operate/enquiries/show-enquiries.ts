import type { EnquiryFieldName } from '#shared/enquiry-fields.ts'
import { enquiryField, enquiryFieldNames, isEmergency } from '#shared/enquiry-rules.ts'
import { beginningOf } from '../../../lambdas/enquiries/beginning-of.ts'
import { isDanger, type StoredEnquiry } from '../../../lambdas/enquiries/enquiry.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import {
  type EnquiryBook,
  type EnquiryFilter,
  findEnquiries,
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

/** Prints a line per enquiry, newest first, emergencies and what sounds dangerous before all others. A narrow terminal cuts off the last columns. */
export async function listEnquiries(
  book: EnquiryBook,
  { print, width }: Terminal,
  filter: EnquiryFilter,
): Promise<void> {
  const urgent: string[][] = []
  const others: string[][] = []
  for await (const enquiry of readEnquiries(book, filter)) (isUrgent(enquiry) ? urgent : others).push(rowOf(enquiry))
  const heads = columns.map(({ column }) => column)
  print(table(['id', 'received', ...withState(heads, 'state')], [...urgent, ...others], width))
  print(`${counted(urgent.length + others.length, 'enquiry')} in ${book.name}.`)
}

function rowOf(enquiry: StoredEnquiry): string[] {
  const cells = columns.map(({ name, type }) => beginningOf(cut(cellOf(enquiry, name), cellWidths[type]), 1000))
  const spam = enquiry.possibleSpam ? ', possible spam' : ''
  const danger = isEmergency(enquiry) ? 'EMERGENCY, ' : 'sounds dangerous, '
  const state = `${isUrgent(enquiry) ? danger : ''}${stateOf(enquiry)}${spam}`
  return [shortId(enquiry.enquiryId), localTime(enquiry.receivedAt), ...withState(cells, state)]
}

function isUrgent(enquiry: StoredEnquiry): boolean {
  return isDanger(enquiry) && enquiry.answeredAt === undefined
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
