import { readEnv } from '../runtime/env.ts'
import { checkAlarms } from './check-alarms.ts'

const env = readEnv('ALARM_TOPIC', 'ALARM_PREFIX', 'ALARM_REGIONS')

/** Called by EventBridge Scheduler every morning. */
export const handler = async (): Promise<void> =>
  checkAlarms({
    topic: env.ALARM_TOPIC,
    prefix: env.ALARM_PREFIX,
    regions: env.ALARM_REGIONS,
    now: Date.now,
  })
