const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A calendar date in British long form, in a <time> element: `2024-01-15` is shown as `15 January 2024`. Without
 * `Intl`: a date has no time zone, and loading `Intl` would block the main thread on a phone.
 */
export function LongDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number)
  return <time dateTime={date}>{`${day} ${months[Number(month) - 1]} ${year}`}</time>
}
