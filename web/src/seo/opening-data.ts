import { bankHolidays } from '#content/bank-holidays.ts'
import { calendar } from '#content/lib/calendar.ts'
import { openingHours } from '#content/lib/owner/opening-hours.ts'
import { type Weekday, weekdays } from '#contract/week.ts'
import { closedDaysOn } from '#contract/working-hours.ts'

const openDays = weekdays.flatMap((weekday) => {
  const hours = openingHours[weekday]
  // Cast: schema.org capitalises the names of the days.
  const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}` as Capitalize<Weekday>
  return hours === 'closed' ? [] : [{ day, ...hours }]
})

/** Days with the same hours, grouped. */
export const openingHoursData = [...new Map(openDays.map((hours) => [hours.opens + hours.closes, hours])).values()].map(
  ({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: openDays.filter((other) => other.opens === opens && other.closes === closes).map(({ day }) => day),
    opens,
    closes,
  }),
)

/** Limited to about a year, because each date adds bytes to the first round trip of the home page. */
const bankHolidaysAhead = bankHolidays.dates.filter(
  (date) => date >= bankHolidays.checked && date < bankHolidays.checkAgain && !closedDaysOn(calendar, date),
)

/** Closed from midnight to midnight, https://developers.google.com/search/docs/appearance/structured-data/local-business */
export const closedDaysData = [
  ...calendar.closedDays,
  ...bankHolidaysAhead.map((date) => ({ from: date, to: date })),
].map(({ from, to }) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: '00:00',
  closes: '00:00',
  validFrom: from,
  validThrough: to,
}))
