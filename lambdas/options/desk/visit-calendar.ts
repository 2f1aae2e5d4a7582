import { instantOf } from '../../contract/london-time.ts'
import type { StoredLead } from '../../leads/lead.ts'
import { VisibleError } from '../../runtime/visible-error.ts'

const hour = 60 * 60_000

/** A visit as an iCalendar file (RFC 5545), which phones add to their calendar. */
export function visitCalendar(
  { leadId, fullName, phone, phoneDisplay, postcode, jobDescription }: StoredLead,
  { on, at }: { on: string; at: string },
  now: number,
): string {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(`${on}T${at}`) && !Number.isNaN(Date.parse(`${on}T${at}Z`))
  if (!isTime)
    throw new VisibleError('invalid', 'Choose a day and a time.', { on: 'Such as 27 November 2026 at 9:00.' })
  const begins = instantOf(on, at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Owner desk//EN',
    'BEGIN:VEVENT',
    `UID:${leadId}-${stamp(begins)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + hour)}`,
    `SUMMARY:${escaped(`${fullName}, ${phoneDisplay ?? phone}`)}`,
    `LOCATION:${escaped(postcode)}`,
    `DESCRIPTION:${escaped(jobDescription.slice(0, 1000).toWellFormed())}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.map(folded).join('\r\n')
}

/** `20261127T090000Z`. */
function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds lines to 75 octets, without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let bytes = 0
  return [...line]
    .map((character) => {
      const length = Buffer.byteLength(character)
      const isFull = bytes + length > 74
      bytes = isFull ? 1 + length : bytes + length
      return isFull ? `\r\n ${character}` : character
    })
    .join('')
}
