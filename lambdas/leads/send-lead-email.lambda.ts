import { randomUUID } from 'node:crypto'
import { createPhotoStore } from '../photos/photo-store.ts'
import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createS3Client } from '../runtime/s3-client.ts'
import { createSesClient } from '../runtime/ses-client.ts'
import { acceptLead } from './accept-lead.ts'
import { stepBounds } from './deliver-lead.ts'
import { formPage } from './form-page.ts'
import { createLastResortStore } from './last-resort-store.ts'
import { createLeadMailer } from './lead-mailer.ts'
import { createLeadStore } from './lead-store.ts'

const env = readEnv(
  'LEADS_TABLE',
  'PHOTO_BUCKET',
  'LAST_RESORT_BUCKET',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
  'SITE_URL',
  'ORIGIN_KEY',
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
  originKey: env.ORIGIN_KEY,
  bounds: stepBounds,
  now: Date.now,
  uuid: randomUUID,
}

export const handler = endpoint('sendLeadEmail', ({ body }) => acceptLead(body, deps), {
  sentTo: '/contact/sent',
  errorPage: formPage,
})
