import { type MetricName, metrics, silentMetrics } from '../contract/operations.ts'
import { readEnv } from '../runtime/env.ts'
import { log } from '../runtime/log.ts'
import { countMetric } from '../runtime/metrics.ts'
import { checkForm, checkPage } from './check-site.ts'

const { SITE_URL } = readEnv('SITE_URL')
const { names } = metrics

/** Called by EventBridge Scheduler every two minutes. */
export const handler = async (): Promise<void> => {
  for (const name of silentMetrics) countMetric(name, 0)
  countMetric(names.siteChecked)
  await Promise.all([report(names.siteDown, checkPage), report(names.formDown, checkForm)])
}

async function report(name: MetricName, check: typeof checkPage): Promise<void> {
  try {
    await check({ siteUrl: SITE_URL, fetch })
    countMetric(name, 0)
  } catch (error) {
    log.error('site down', { outcome: name, error })
    countMetric(name)
  }
}
