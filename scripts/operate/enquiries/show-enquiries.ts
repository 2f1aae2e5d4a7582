import { type EnquiryFieldName, enquiryField, enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { shortId } from '#shared/enquiry-words.ts'
import { isUrgent, type StoredEnquiry, urgencyOf } from '../../../lambdas/enquiries/enquiry.ts'
import { counted, cut, localTime, type Terminal, table } from '../../terminal.ts'
import { lineOf, phoneToRing, stateOf, withPhotoUrls } from './describe-enquiry.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import { type EnquiryFilter, findIds, readEnquiries } from './find-enquiries.ts'

/** The fields shown in the list. */
const columns = enquiryFieldNames.flatMap((name) => {
  const { column, type, longest } = enquiryField(name)
  // A number or an address is never cut. A job may have 10,000 characters, and `show` prints all of it.
  const width = type === 'multiline' ? 100 : ['tel', 'email'].includes(type) ? longest : 16
  return column ? [{ name, column, width }] : []
})

/**
 * Prints a line per enquiry, newest first, emergencies and what sounds dangerous before all others. A narrow terminal
 * cuts off the last columns.
 */
export async function listEnquiries(
  resources: EnquiryResources,
  { print, note, width }: Terminal,
  filter: EnquiryFilter,
): Promise<void> {
  const rows: ReturnType<typeof rowOf>[] = []
  for await (const enquiry of readEnquiries(resources, { note }, filter)) rows.push(rowOf(enquiry))
  rows.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || Date.parse(b.receivedAt) - Date.parse(a.receivedAt))
  const heads = columns.map(({ column }) => column)
  const lines = rows.map(({ cells }) => cells)
  print(table(['id', 'received', ...withState(heads, 'state')], lines, width))
  print(`${counted(rows.length, 'enquiry')} in ${resources.name}.`)
}

/** A line of the list, and what it is sorted by. */
function rowOf(enquiry: StoredEnquiry) {
  const { enquiryId, receivedAt, possibleSpam } = enquiry
  const fields = columns.map(({ name, width }) => copyOf(cut(cellOf(enquiry, name), width)))
  const state = [urgencyOf(enquiry), stateOf(enquiry), possibleSpam && 'possible spam'].filter(Boolean).join(', ')
  return {
    cells: [shortId(enquiryId), localTime(receivedAt), ...withState(fields, state)],
    receivedAt,
    isUrgent: isUrgent(enquiry),
  }
}

/** Copies the beginning of a text: a slice would keep the whole text in memory. */
function copyOf(beginning: string): string {
  return Buffer.from(beginning.toWellFormed()).toString()
}

/** Placed after name and number, which must fit even on a narrow terminal. */
function withState(cells: string[], state: string): string[] {
  return cells.toSpliced(2, 0, state)
}

function cellOf(enquiry: StoredEnquiry, name: EnquiryFieldName): string {
  if (name === 'phone') return phoneToRing(enquiry)
  return enquiry[name].split('\n')[0] ?? ''
}

/** Prints everything kept of the named enquiries: their records, or else their dead letters, readable or not. */
export async function showEnquiries(
  resources: EnquiryResources,
  { print }: Terminal,
  ids: readonly string[],
): Promise<void> {
  const deadLetters = await resources.queue.listDeadLetters()
  for (const id of await findIds(resources, ids, { deadLetters })) {
    const record = await resources.records.get(id)
    const deadLetter = deadLetters.find(({ enquiryId }) => enquiryId === id)
    const enquiry = record ?? deadLetter?.enquiry
    const state = record ? stateOf(record) : 'a dead letter, not in the table'
    const lines = enquiry
      ? [lineOf(enquiry), ...describe(withPhotoUrls(enquiry, resources.siteUrl), state)]
      : [`${id} cannot be read. \`erase ${id}\` ends it. It says:`, deadLetter?.text]
    // Lines instead of a table, whose cells would cut off the photos' URLs.
    print(`${lines.join('\n')}\n`)
  }
}

function describe(enquiry: ReturnType<typeof withPhotoUrls>, state: string): string[] {
  const { expiresAt, ...fields } = enquiry
  const shown = {
    state,
    ...fields,
    expiresAt: expiresAt && expiresAt * 1000,
  }
  return Object.entries(shown).flatMap(([field, value]) => {
    if (value === undefined) return []
    const words = Array.isArray(value) ? value.join('\n') : String(value)
    const isTime = field.endsWith('At')
    const indented = (isTime ? localTime(Number(words) || words) : words).replaceAll('\n', `\n${' '.repeat(18)}`)
    return [`${field.padEnd(18)}${indented}`]
  })
}
