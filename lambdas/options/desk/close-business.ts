import { addDays, dateWords, londonTime } from '../../contract/london-time.ts'
import { type ClosedDays, closedDaysOn } from '../../contract/working-hours.ts'
import type { ClosureStore } from '../../leads/closure-store.ts'
import { VisibleError } from '../../runtime/visible-error.ts'

/** The longest closure from the desk: a longer one belongs into the owner's files, where visitors hear of it before. */
const mostDays = 60

/** The closure from the desk that holds today. */
export async function closedNow(closures: ClosureStore, now: number): Promise<ClosedDays | undefined> {
  return closedDaysOn({ closedDays: await closures.list() }, londonTime(now).date)
}

/** Closes from today to the end of a day; without one opens again. Pages and mails say so within two minutes. */
export async function closeBusiness(to: string, closures: ClosureStore, now: number): Promise<void> {
  const today = londonTime(now).date
  if (to !== '' && (Number.isNaN(Date.parse(to)) || to < today || to > addDays(today, mostDays)))
    throw new VisibleError('invalid', 'Choose a day from today on, within two months.', { to: 'The last closed day.' })
  const yesterday = addDays(today, -1)
  // Days that were closed stay so: what was promised on them was promised for afterwards.
  const past = (await closures.list()).flatMap((days) =>
    days.to < today ? [days] : days.from < today ? [{ ...days, to: yesterday }] : [],
  )
  await closures.put(to === '' ? past : [...past, { from: today, to, sentence: sentenceOf(today, to) }], now)
}

/** With dates, because it is read on each of the days. */
function sentenceOf(from: string, to: string): string {
  const days = from === to ? `on ${dateWords(from, 'date')}` : `until the end of ${dateWords(to, 'date')}`
  return `We are closed ${days}.`
}
