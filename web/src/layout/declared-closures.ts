import { calendar } from '#content/lib/calendar.ts'
import { closedDays as builtIn } from '#content/lib/owner/closed-days.ts'
import { londonTime } from '#contract/london-time.ts'
import { closedDaysOn } from '#contract/working-hours.ts'
import { callApi } from '../api/client.ts'
import { timeLimit } from '../api/retry.ts'

/** Milliseconds between two looks. */
export const lookEvery = 120_000

/**
 * Asks for the days that the owner has declared closed since the site was built, and gives them to the clock, whose words
 * follow within a minute. Returns what is to be said today, or nothing.
 */
export async function lookForClosures(): Promise<string> {
  const { closedDays } = await callApi('listClosures', { signal: timeLimit(10_000) })
  calendar.closedDays = [...builtIn, ...closedDays]
  return closedDaysOn({ closedDays }, londonTime(Date.now()).date)?.sentence ?? ''
}
