import type { LambdaFunctions } from './api/lambda-functions.ts'
import type { SchedulePlan } from './plan/stack-plan.ts'

/** Runs the scheduled functions on timers, as EventBridge Scheduler would. Schedules by the clock are left out. */
export function startSchedules(schedules: SchedulePlan[], invoke: LambdaFunctions['invoke']): () => Promise<void> {
  const timers = schedules.map(({ functionName, everyMinutes }) =>
    setInterval(() => {
      invoke(functionName, {}).catch((error) => console.error(`${functionName} failed:`, error))
    }, everyMinutes * 60_000),
  )
  return async () => timers.forEach(clearInterval)
}
