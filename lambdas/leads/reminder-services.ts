import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { createLeadList } from './lead-list.ts'
import { createOwnerMailer } from './owner-mailer.ts'
import type { ReminderDeps } from './send-morning-mail.ts'

/** What the two functions that remind the owner work with. */
export function connectReminderServices(): ReminderDeps {
  const env = readEnv('LEADS_TABLE', 'SITE_URL', 'OWNER_LINKS_KEYS', 'WORKING_CALENDAR')
  const mail = readEnv('OWNER_EMAIL', 'SENDER_EMAIL', 'SES_CONFIGURATION_SET')
  return {
    list: createLeadList(createDynamoClient(), env.LEADS_TABLE),
    mailer: createOwnerMailer(createSesClient(), {
      sender: mail.SENDER_EMAIL,
      owner: mail.OWNER_EMAIL,
      configurationSet: mail.SES_CONFIGURATION_SET,
    }),
    siteUrl: env.SITE_URL,
    ownerLinkKeys: env.OWNER_LINKS_KEYS,
    calendar: env.WORKING_CALENDAR,
    now: Date.now,
  }
}
