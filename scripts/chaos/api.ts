import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { business } from '#content/business.ts'
import { privacyNotice } from '#content/messages.ts'
import { originKeyHeader } from '../../lambdas/contract/operations.ts'
import { freePort } from '../local/services/ports.ts'
import { lastResortBucket, photoBucket } from '../local/services/s3.ts'
import { leadsTable, projectsTable } from '../local/services/tables.ts'
import type { Addresses } from './services.ts'

const originKey = 'chaos'

/** What the CDN would add to a request. */
export const originHeaders = { [originKeyHeader]: originKey }

/** The API as a process that can be killed and started again at the same address. */
export async function startApi({ dynamo, s3, ses }: Addresses) {
  const siteUrl = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    PORT: new URL(siteUrl).port,
    PROJECTS_TABLE: projectsTable,
    LEADS_TABLE: leadsTable,
    PHOTO_BUCKET: photoBucket,
    LAST_RESORT_BUCKET: lastResortBucket,
    OWNER_EMAIL: 'owner@example.com',
    SENDER_EMAIL: 'website@example.com',
    SES_CONFIGURATION_SET: 'leads',
    SITE_URL: siteUrl,
    ORIGIN_KEY: originKey,
    BUSINESS_NAME: business.name,
    BUSINESS_PHONE: business.phone.display,
    BUSINESS_PHONE_E164: business.phone.e164,
    PRIVACY_NOTICE: privacyNotice,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: ses,
  }
  let child = await start(env)
  return {
    siteUrl,
    /** As a power cut would: no signal handler, no goodbye. */
    async killAndRestart() {
      await kill(child)
      child = await start(env)
    },
    stop: () => kill(child),
  }
}

async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(new URL('./api-process.ts', import.meta.url), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
