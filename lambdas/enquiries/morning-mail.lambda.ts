import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createSendMail } from '../runtime/send-mail.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { createEnquiryList } from './enquiry-list.ts'
import { sendMorningMail } from './morning-mail.ts'
import { createOwnerMailer } from './owner-mailer.ts'

const env = readEnv(
  'ENQUIRIES_TABLE',
  'SITE_URL',
  'OWNER_LINKS_KEY',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
)

const deps = {
  list: createEnquiryList(createDynamoClient(), env.ENQUIRIES_TABLE),
  mailer: createOwnerMailer(createSendMail(createSesClient()), {
    sender: env.SENDER_EMAIL,
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }),
  siteUrl: env.SITE_URL,
  ownerLinkKey: env.OWNER_LINKS_KEY,
  now: Date.now,
}

/** Called by EventBridge Scheduler every morning. */
export const handler = async (): Promise<void> => sendMorningMail(deps)
