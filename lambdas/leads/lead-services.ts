import { createPhotoStore } from '../photos/photo-store.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createSendMail } from '../runtime/send-mail.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { stepBounds } from './deliver-lead.ts'
import { createLastResortStore } from './last-resort-store.ts'
import { createLeadMailer } from './lead-mailer.ts'
import { createLeadStore } from './lead-store.ts'
import { createOwnerMailer } from './owner-mailer.ts'

/**
 * The services of the two functions that deliver leads, as their environment names them.
 * @throws Error that names the variables that are not set.
 */
export function connectLeadServices(dynamo = createDynamoClient()) {
  const env = readEnv(
    'LEADS_TABLE',
    'PHOTO_BUCKET',
    'LAST_RESORT_BUCKET',
    'OWNER_EMAIL',
    'SENDER_EMAIL',
    'SES_CONFIGURATION_SET',
    'SITE_URL',
    'OWNER_LINKS_KEY',
  )
  const s3 = createS3Client()
  const sendMail = createSendMail(createSesClient())
  const addresses = {
    sender: env.SENDER_EMAIL,
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }
  return {
    store: createLeadStore(dynamo, env.LEADS_TABLE),
    photos: createPhotoStore(s3, env.PHOTO_BUCKET),
    lastResort: createLastResortStore(s3, env.LAST_RESORT_BUCKET),
    mailer: createLeadMailer(sendMail, addresses),
    digestMailer: createOwnerMailer(sendMail, addresses),
    siteUrl: env.SITE_URL,
    ownerLinkKey: env.OWNER_LINKS_KEY,
    bounds: stepBounds,
    now: Date.now,
  }
}
