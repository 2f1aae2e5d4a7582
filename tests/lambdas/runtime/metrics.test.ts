import { expect, test, vi } from 'vitest'
import { countMetric } from '../../../lambdas/runtime/metrics.ts'
import { metrics, serviceName } from '../../../lambdas/shared/business-metrics.ts'

test('a metric is written under the namespace and the dimension that the alarms watch, and no other', () => {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => {})
  countMetric(metrics.names.enquirySetAside)
  const { _aws, ...rest } = JSON.parse(String(spy.mock.lastCall?.[0]))
  expect(_aws.CloudWatchMetrics).toEqual([
    expect.objectContaining({ Namespace: metrics.namespace, Dimensions: [['service']] }),
  ])
  expect(rest).toEqual({ service: serviceName('live'), EnquirySetAside: 1 })
})
