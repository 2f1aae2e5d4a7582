import { metrics, silentMetrics } from '../contract/operations.ts'
import { readEnv } from '../runtime/env.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { checkSite } from './check-site.ts'

const { SITE_URL } = readEnv('SITE_URL')
const { names } = metrics

/** Called by EventBridge Scheduler every two minutes. */
export const handler = async (): Promise<void> => {
  for (const name of silentMetrics.siteCheck) countMetric(name, 0)
  countMetric(names.siteChecked)
  try {
    await checkSite(SITE_URL, fetch)
    countMetric(names.siteDown, 0)
  } catch (error) {
    log.error('site down', { error })
    countMetric(names.siteDown)
  }
}
