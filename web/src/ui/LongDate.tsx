import { longDate } from './long-date.ts'

/** A calendar date (`YYYY-MM-DD`) in British long form, readable by machines too. */
export function LongDate({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>
}
