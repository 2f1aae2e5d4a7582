import type { Electrician, WithContext } from 'schema-dts'
import { calendar } from '#content/calendar.ts'
import { closedDaysOn } from '#contract/working-hours.ts'
import { businessData } from './structured-data.ts'

/** The business on the contact page, with the days on which it is closed. */
export function contactBusinessData(): WithContext<Electrician> {
  return { ...businessData(), specialOpeningHoursSpecification: closedDaysData }
}

/** Closed from midnight to midnight, https://developers.google.com/search/docs/appearance/structured-data/local-business */
const closedDaysData = [
  ...calendar.closedDays,
  ...calendar.bankHolidays.filter((date) => !closedDaysOn(calendar, date)).map((date) => ({ from: date, to: date })),
].map(
  ({ from, to }) =>
    ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    }) as const,
)
