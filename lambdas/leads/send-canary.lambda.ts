import { randomUUID } from 'node:crypto'
import { readEnv } from '../runtime/env.ts'
import { sendCanary } from './send-canary.ts'

const { SITE_URL, CANARY_KEY } = readEnv('SITE_URL', 'CANARY_KEY')

/** Called by EventBridge Scheduler once a day. */
export const handler = async (): Promise<void> => {
  await sendCanary({ siteUrl: SITE_URL, canaryKey: CANARY_KEY, uuid: randomUUID, fetch })
}
