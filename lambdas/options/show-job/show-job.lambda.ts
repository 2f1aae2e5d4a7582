import { createLeadList } from '../../leads/lead-list.ts'
import { createLeadStore } from '../../leads/lead-store.ts'
import { createOwnerMailer } from '../../leads/owner-mailer.ts'
import { createUploadSigner } from '../../photos/upload-signer.ts'
import { createProjectStore } from '../../projects/project-store.ts'
import { byRoute } from '../../runtime/by-route.ts'
import { longTimeouts } from '../../runtime/client-options.ts'
import { createCounter } from '../../runtime/counter.ts'
import { createDynamoClient } from '../../runtime/dynamo-client.ts'
import { endpoint } from '../../runtime/endpoint.ts'
import { readEnv } from '../../runtime/env.ts'
import { createS3Client } from '../../runtime/s3-client.ts'
import { createSendMail } from '../../runtime/send-mail.ts'
import { createSesClient } from '../../runtime/ses-client.ts'
import { createJobPhotoStore } from './job-photo-store.ts'
import { deleteJob, openJobs, saveJob, signJobPhoto } from './show-job.ts'

const env = readEnv(
  'LEADS_TABLE',
  'PROJECTS_TABLE',
  'LIMITS_TABLE',
  'PHOTO_BUCKET',
  'PORTFOLIO_BUCKET',
  'OWNER_LINKS_KEYS',
  'TRADE_WORDS',
  'SITE_URL',
  'OWNER_EMAIL',
  'SENDER_EMAIL',
  'SES_CONFIGURATION_SET',
)
const dynamo = createDynamoClient({ timeouts: longTimeouts })
const s3 = createS3Client({ timeouts: longTimeouts })
const deps = {
  leads: createLeadStore(dynamo, env.LEADS_TABLE),
  list: createLeadList(dynamo, env.LEADS_TABLE),
  projects: createProjectStore(dynamo, env.PROJECTS_TABLE),
  photos: createJobPhotoStore(s3, { uploads: env.PHOTO_BUCKET, portfolio: env.PORTFOLIO_BUCKET }),
  signUpload: createUploadSigner(s3, env.PHOTO_BUCKET),
  counter: createCounter(dynamo, env.LIMITS_TABLE, env.OWNER_LINKS_KEYS),
  mailer: createOwnerMailer(createSendMail(createSesClient()), {
    sender: env.SENDER_EMAIL,
    owner: env.OWNER_EMAIL,
    configurationSet: env.SES_CONFIGURATION_SET,
  }),
  siteUrl: env.SITE_URL,
  keys: env.OWNER_LINKS_KEYS,
  tradeWords: env.TRADE_WORDS,
  now: Date.now,
}

/** What the owner's page asks on which a job is shown in the portfolio. */
export const handler = byRoute({
  openJobs: endpoint('openJobs', ({ body }) => openJobs(body, deps)),
  signJobPhoto: endpoint('signJobPhoto', ({ body }) => signJobPhoto(body, deps)),
  saveJob: endpoint('saveJob', ({ body }) => saveJob(body, deps)),
  deleteJob: endpoint('deleteJob', async ({ body }) => {
    await deleteJob(body, deps)
    return {}
  }),
})
