import { addDays, instantOf, londonTime } from '#contract/working-hours.ts'
import type { SchedulePlan } from './plan/stack-plan.ts'

/** Calls the functions by the clock, until it is stopped. */
export function runSchedules(schedules: readonly SchedulePlan[], call: (functionName: string) => void): () => void {
  const stops = schedules.map((schedule) => {
    const { functionName } = schedule
    if ('everyMinutes' in schedule) {
      const timer = setInterval(call, schedule.everyMinutes * 60_000, functionName)
      return () => clearInterval(timer)
    }
    let timer: NodeJS.Timeout
    const wait = () => {
      timer = setTimeout(() => {
        call(functionName)
        wait()
      }, nextAt(schedule.dailyAt, Date.now()) - Date.now())
    }
    wait()
    return () => clearTimeout(timer)
  })
  return () => stops.forEach((stop) => void stop())
}

/** When London's clocks next show this time, after now. */
export function nextAt(time: string, now: number): number {
  const { date } = londonTime(now)
  const today = instantOf(date, time)
  return today > now ? today : instantOf(addDays(date, 1), time)
}
