/** The hours of a week, and how they are printed. Imports nothing, and is a file of its own: every page needs it. */

/** In the order of `Date.getUTCDay()`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** `08:00` and `18:00`, London time; the business closes on the day that it opens. */
export interface DayHours {
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

/** Hours of the emergency line, on every day of the year. */
export type EmergencyHours = 'any hour' | DayHours

/** The hours in words: before a noun, for the whole year, and after a verb. */
export function lineWords(hours: EmergencyHours): { short: string; daily: string; when: string } {
  if (hours === 'any hour') return { short: '24/7', daily: '24 hours a day, 365 days a year', when: 'at any hour' }
  const [opens, closes] = [hourWords(hours.opens), hourWords(hours.closes)]
  const fromTo = `from ${opens} to ${closes}`
  return { short: `${opens}-${closes}`, daily: `${fromTo}, 365 days a year`, when: fromTo }
}

/** `18:00` -> `6pm`, `16:30` -> `4.30pm`. */
export function hourWords(time: string): string {
  const [hours = '', minutes] = time.split(':')
  return `${+hours % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${+hours < 12 ? 'am' : 'pm'}`
}
