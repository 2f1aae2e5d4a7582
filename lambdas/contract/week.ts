/** The hours of a week, and how they are printed. Imports nothing, and is a file of its own: every page needs it. */

/** In the order of `Date.getUTCDay()`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** `08:00` and `18:00`, London time; the business closes on the day that it opens. */
interface DayHours {
  opens: string
  closes: string
}

export type Week = Record<Weekday, DayHours | 'closed'>

/** `Mon-Fri 8am-6pm, Sat 8am-4pm`: days with the same hours together, closed days left out. */
export function weekWords(week: Week): string {
  const groups: { days: string[]; hours: string }[] = []
  for (const weekday of [...weekdays.slice(1), weekdays[0]]) {
    const day = week[weekday]
    const hours = day === 'closed' ? '' : `${hourWords(day.opens)}-${hourWords(day.closes)}`
    if (groups.at(-1)?.hours !== hours) groups.push({ days: [], hours })
    groups.at(-1)?.days.push(weekday[0]?.toUpperCase() + weekday.slice(1, 3))
  }
  return groups
    .filter(({ hours }) => hours)
    .map(({ days, hours }) => `${[...new Set([days[0], days.at(-1)])].join('-')} ${hours}`)
    .join(', ')
}

/** `18:00` -> `6pm`, `16:30` -> `4.30pm`. */
export function hourWords(time: string): string {
  const [hours = '', minutes] = time.split(':')
  return `${+hours % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${+hours < 12 ? 'am' : 'pm'}`
}
