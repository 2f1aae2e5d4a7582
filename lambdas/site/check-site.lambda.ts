import { randomUUID } from 'node:crypto'
import { type CheckSiteEvent, metrics } from '../contract/operations.ts'
import { readEnv } from '../runtime/env.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { checkSite } from './check-site.ts'
import { sendCanary } from './send-canary.ts'

const { SITE_URL: siteUrl, CANARY_KEY: canaryKey } = readEnv('SITE_URL', 'CANARY_KEY')
const { names } = metrics

/** Called by EventBridge Scheduler every two minutes, and once a day for the test enquiry. */
export const handler = async ({ testEnquiry }: CheckSiteEvent): Promise<void> => {
  if (testEnquiry) {
    await sendCanary({ siteUrl, canaryKey, uuid: randomUUID, fetch })
    return
  }
  countMetric(names.canaryMailed, 0)
  try {
    await checkSite({ siteUrl, fetch })
    countMetric(names.siteDown, 0)
  } catch (error) {
    log.error('site down', { outcome: names.siteDown, error })
    countMetric(names.siteDown)
  }
}
