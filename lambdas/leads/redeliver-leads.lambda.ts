import { createPhotoStore } from '../photos/photo-store.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { readEnv } from '../runtime/env.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { stepBounds } from './deliver-lead.ts'
import { createLastResortStore } from './last-resort-store.ts'
import { createLeadMailer } from './lead-mailer.ts'
import { createLeadStore } from './lead-store.ts'
import { redeliverLeads } from './redeliver-leads.ts'

const env = readEnv(
  'LEADS_TABLE',
  'PHOTO_BUCKET',
  'LAST_RESORT_BUCKET',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
  'SITE_URL',
)
const s3 = createS3Client()
const deps = {
  store: createLeadStore(createDynamoClient(), env.LEADS_TABLE),
  photos: createPhotoStore(s3, env.PHOTO_BUCKET),
  lastResort: createLastResortStore(s3, env.LAST_RESORT_BUCKET),
  mailer: createLeadMailer(createSesClient(), {
    sender: env.SENDER_EMAIL,
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }),
  siteUrl: env.SITE_URL,
  bounds: stepBounds,
  now: Date.now,
  /** Its function has two minutes; the last batch may take as long as all its bounds together. */
  runFor: 90_000,
}

/** Called by EventBridge Scheduler every five minutes. */
export const handler = async (): Promise<void> => redeliverLeads(deps)
