import { nextAt } from '#contract/london-time.ts'
import type { SchedulePlan } from './plan/stack-plan.ts'

/** Invokes the functions by their schedules, until it is stopped. */
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
