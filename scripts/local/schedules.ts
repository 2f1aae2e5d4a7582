import type { SchedulePlan } from './plan/stack-plan.ts'

/** Invokes the functions by their schedules, until it is stopped. */
export function runSchedules(
  schedules: readonly SchedulePlan[],
  call: (functionName: string, input: unknown) => void,
): () => void {
  const stops = schedules.map((schedule) => {
    const { functionName, input } = schedule
    if ('everyMinutes' in schedule) {
      const timer = setInterval(call, schedule.everyMinutes * 60_000, functionName, input)
      return () => clearInterval(timer)
    }
    const timer = setInterval(() => {
      if (londonClock.format(Date.now()) === schedule.dailyAt) call(functionName, input)
    }, 60_000)
    return () => clearInterval(timer)
  })
  return () => stops.forEach((stop) => void stop())
}

/** `07:30` */
const londonClock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })
