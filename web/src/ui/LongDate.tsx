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
 * A calendar date in British long form, readable by machines too: `2024-01-15` is shown as `15 January 2024`. By hand: a
 * date has no time zone, and a page that loads `Intl` for it blocks a phone.
 */
export function LongDate({ date }: { date: string }) {
  const [year, month, day] = date.split('-').map(Number)
  return <time dateTime={date}>{`${day} ${months[Number(month) - 1]} ${year}`}</time>
}
