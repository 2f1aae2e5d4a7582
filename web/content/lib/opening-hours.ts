export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Days with the same hours, as schema.org has them: `08:00`, London time. */
interface OpenDays {
  days: (typeof weekdays)[number][]
  opens: string
  closes: string
}

/** Reads `Mon-Fri 8am-6pm, Sat 8.30am-4pm`. Undefined for a line that does not say days and hours so. */
export function readOpeningHours(line: string): OpenDays[] | undefined {
  const parts = line.split(', ').flatMap((part) => readPart(part) ?? [])
  return parts.length === line.split(', ').length ? parts : undefined
}

const time = '(\\d{1,2}(?:\\.[0-5]\\d)?[ap]m)'
const partPattern = new RegExp(`^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? ${time}-${time}$`)

function readPart(part: string): OpenDays | undefined {
  const [, first = '', last = first, from = '', to = ''] = partPattern.exec(part) ?? []
  const [start, end] = [first, last].map((day) => weekdays.findIndex((weekday) => weekday.slice(0, 3) === day))
  const [opens, closes] = [from, to].map(asClock)
  if (start === undefined || end === undefined || start < 0 || end < start) return undefined
  if (!opens || !closes || opens >= closes) return undefined
  return { days: weekdays.slice(start, end + 1), opens, closes }
}

/** `8.30am` -> `08:30`. Undefined for an hour that no clock has. */
function asClock(words: string): string | undefined {
  const [, hour = '', minutes = '00', half] = /^(\d+)(?:\.(\d\d))?([ap])m$/.exec(words) ?? []
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return Number(hour) >= 1 && Number(hour) <= 12 ? `${`${hours}`.padStart(2, '0')}:${minutes}` : undefined
}
