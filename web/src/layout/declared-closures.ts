import { calendar } from '#content/lib/calendar.ts'
import { closedDays as builtIn } from '#content/lib/owner/closed-days.ts'
import { londonTime } from '#contract/london-time.ts'
import { closedDaysOn } from '#contract/working-hours.ts'
import { callApi } from '../api/client.ts'
import { timeLimit } from '../api/retry.ts'

/** Milliseconds between two requests. */
export const pollEvery = 120_000

/**
 * Fetches the days declared closed since the site was built and adds them to the calendar; the page's text follows
 * within a minute. Returns today's notice, or an empty string.
 */
export async function pollClosures(): Promise<string> {
  const { closedDays } = await callApi('listClosures', { signal: timeLimit(10_000) })
  calendar.closedDays = [...builtIn, ...closedDays]
  return closedDaysOn({ closedDays }, londonTime(Date.now()).date)?.sentence ?? ''
}
