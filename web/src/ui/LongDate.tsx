/** Fixed to UTC: a calendar date has no time zone, so 15 January is 15 January wherever it is read. */
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A calendar date in British long form, readable by machines too: `2024-01-15` is shown as `15 January 2024`. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
