/** Fixed to UTC: a calendar date has no time zone, so that 15 January is 15 January wherever it is read. */
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2024-01-15` -> `15 January 2024`. */
export function longDate(calendarDate: string): string {
  return format.format(new Date(`${calendarDate}T00:00:00Z`))
}
