import * as z from 'zod/mini'
import { calendar } from '#content/lib/calendar.ts'
import { contact } from '#content/lib/owner/contact.ts'
import { options } from '#content/lib/owner/options.ts'
import { createClosureStore } from '../leads/closure-store.ts'
import { createLeadList } from '../leads/lead-list.ts'
import { createLeadStore } from '../leads/lead-store.ts'
import { createOwnerMailer } from '../leads/owner-mailer.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createSendMail } from '../runtime/send-mail.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { unconfirmedSubscriptions } from '../runtime/unconfirmed-subscriptions.ts'
import { remindOfPromises } from './late-promises.ts'
import { sendMorningMail } from './morning-mail.ts'

const env = readEnv('LEADS_TABLE', 'SITE_URL', 'OWNER_LINKS_KEY')
const mail = readEnv('OWNER_EMAIL', 'SENDER_EMAIL', 'SES_CONFIGURATION_SET')
const alarms = process.env.ALARM_TOPIC ? readEnv('ALARM_TOPIC', 'ALARM_EMAILS') : undefined
const client = createDynamoClient()
const { ownerDesk: hasDesk } = options
const deps = {
  list: createLeadList(client, env.LEADS_TABLE),
  store: createLeadStore(client, env.LEADS_TABLE),
  mailer: createOwnerMailer(createSendMail(createSesClient()), {
    sender: mail.SENDER_EMAIL,
    owner: mail.OWNER_EMAIL,
    configurationSet: mail.SES_CONFIGURATION_SET,
  }),
  siteUrl: env.SITE_URL,
  ownerLinkKey: env.OWNER_LINKS_KEY,
  calendar,
  businessName: contact.name,
  hasDesk,
  ...(hasDesk && { closures: createClosureStore(client, env.LEADS_TABLE) }),
  ...(alarms && { unconfirmedSubscriptions: () => unconfirmedSubscriptions(alarms.ALARM_TOPIC, alarms.ALARM_EMAILS) }),
  now: Date.now,
}

const jobs = { morningMail: sendMorningMail, promiseMail: remindOfPromises }

/** What a schedule calls it with. */
const Call = z.object({ job: z.enum(['morningMail', 'promiseMail']) })

/** Called by EventBridge Scheduler: at half past seven, London time, and every fifteen minutes. */
export const handler = async (event: unknown): Promise<void> => jobs[Call.parse(event).job](deps)
