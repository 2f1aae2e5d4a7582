import { readEnv } from '../runtime/env.ts'
import { createSendMail } from '../runtime/send-mail.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { withinTime } from '../runtime/within-time.ts'
import { alarmStore } from './alarm-store.ts'
import { checkAlarms } from './check-alarms.ts'

const env = readEnv('ALARM_TOPIC', 'ALARM_PREFIX', 'ALARM_REGIONS', 'ALARM_EMAILS')
const mail = readEnv('OWNER_EMAIL', 'SENDER_EMAIL', 'SES_CONFIGURATION_SET')
const sendMail = createSendMail(createSesClient())
const envelope = {
  from: { name: 'Website', address: mail.SENDER_EMAIL },
  to: mail.OWNER_EMAIL,
  configurationSet: mail.SES_CONFIGURATION_SET,
}

/** Called by EventBridge Scheduler every morning. */
export const handler = async (): Promise<void> =>
  checkAlarms({
    store: alarmStore,
    mailOwner: (content) => withinTime(10_000, (signal) => sendMail(envelope, content, signal)),
    topic: env.ALARM_TOPIC,
    prefix: env.ALARM_PREFIX,
    regions: env.ALARM_REGIONS,
    addresses: env.ALARM_EMAILS,
    now: Date.now,
  })
