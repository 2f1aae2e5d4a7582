import { randomUUID } from 'node:crypto'
import { readEnv } from '../runtime/env.ts'
import { signingKeyOf } from '../runtime/hmac.ts'
import { log } from '../runtime/log.ts'
import { countMetric, secondsMetric } from '../runtime/metrics.ts'
import { metrics } from '../shared/business-metrics.ts'
import type { CheckSiteEvent } from '../shared/check-site-event.ts'
import { checkSite } from './check-site.ts'
import { sendTestEnquiry } from './send-test-enquiry.ts'

const { SITE_URL: siteUrl, SITE_SECRET } = readEnv('SITE_URL', 'SITE_SECRET')
const signingKey = signingKeyOf(SITE_SECRET)
const { names } = metrics

/** Called by EventBridge Scheduler every two minutes, and once a day for the test enquiry. */
export const handler = async ({ testEnquiry }: CheckSiteEvent): Promise<void> => {
  if (testEnquiry) {
    try {
      await sendTestEnquiry({ siteUrl, signingKey, uuid: randomUUID, fetch })
      return
    } catch (error) {
      log.error('test enquiry refused', { error })
      throw error
    }
  }
  // So that their alarms always have data.
  countMetric(names.testEnquiryMailed, 0)
  secondsMetric(names.waitingSeconds, 0)
  try {
    await checkSite({ siteUrl, fetch })
    countMetric(names.siteDown, 0)
  } catch (error) {
    log.error('site down', { error })
    countMetric(names.siteDown)
  }
}
