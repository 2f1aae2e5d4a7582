import { escapeHtml } from '../runtime/escape-html.ts'
import type { MailContent } from '../runtime/send-mail.ts'
import type { AlarmStore } from './alarm-store.ts'

interface CheckAlarmsDeps {
  store: AlarmStore
  mailOwner: (content: MailContent) => Promise<unknown>
  topic: string
  /** What the names of our alarms begin with, and where they are. */
  prefix: string
  regions: readonly string[]
  /** Who should get the alarms. */
  addresses: readonly string[]
  now: () => number
}

/** Hours that an alarm has rung when the next morning's mail repeats it. */
const longHours = 12

/**
 * CloudWatch mails an alarm once, when it begins. Repeats each morning those that still ring, and names who gets no alarms [I5]:
 * to the owner too, as perhaps nobody has confirmed.
 */
export async function checkAlarms(deps: CheckAlarmsDeps): Promise<void> {
  const { store, topic, prefix, regions, addresses, now } = deps
  const ringing = (await Promise.all(regions.map((region) => store.listRinging(region, prefix)))).flat()
  const long = ringing.filter(({ since }) => since <= now() - longHours * 60 * 60_000)
  const confirmed = await store.listConfirmed(topic)
  const unheard = addresses.filter((address) => !confirmed.includes(address))
  const lines = [
    ...long.map(({ name, meaning, since }) => `${name} rings since ${new Date(since).toISOString()}. ${meaning}`),
    ...unheard.map((address) => unconfirmed(address, topic)),
  ]
  if (lines.length === 0) return
  const subject = long.length > 0 ? `Still in alarm: ${long.length}` : 'Alarms of the website reach not everybody'
  const text = lines.join('\n\n')
  await store.publish(topic, { subject, text })
  if (unheard.length > 0) {
    await deps.mailOwner({ subject, text, html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n') })
  }
}

/** What to do when an address gets no alarms. */
export function unconfirmed(address: string, topic: string): string {
  const [, , , region] = topic.split(':')
  const command = `aws sns subscribe --region ${region} --topic-arn ${topic} --protocol email --notification-endpoint ${address}`
  return `${address} gets no alarms: nobody has pressed the link in the mail from AWS. For another mail: ${command}`
}
