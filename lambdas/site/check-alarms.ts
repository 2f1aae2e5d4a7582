import { alarmStore } from './alarm-store.ts'

interface CheckAlarmsDeps {
  topic: string
  /** Prefix of our alarms' names, and their regions. */
  prefix: string
  regions: readonly string[]
  now: () => number
}

/** Hours after which an alarm that still rings is repeated. */
const longHours = 12

/** Repeats, each morning, the alarms that still ring: CloudWatch mails an alarm once, when it begins [I5]. */
export async function checkAlarms({ topic, prefix, regions, now }: CheckAlarmsDeps): Promise<void> {
  const ringing = (await Promise.all(regions.map((region) => alarmStore.listRinging(region, prefix)))).flat()
  const long = ringing.filter(({ since }) => since <= now() - longHours * 60 * 60_000)
  if (long.length === 0) return
  const lines = long.map(
    ({ name, meaning, since }) => `${name} rings since ${new Date(since).toISOString()}. ${meaning}`,
  )
  await alarmStore.publish(topic, { subject: `Still in alarm: ${long.length}`, text: lines.join('\n\n') })
}
