import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { type MetricName, metrics } from '../shared/business-metrics.ts'

/** One shared instance, because one per metric would dominate the cost of an enquiry. Flushes each value at once. */
// The dimension `service` is POWERTOOLS_SERVICE_NAME, as in the log.
const powertools = new Metrics({ namespace: metrics.namespace, singleMetric: true })

/** Counts one event, in the embedded metric format: one log line, no call. */
export function countMetric(name: MetricName, value = 1): void {
  powertools.addMetric(name, MetricUnit.Count, value)
}

export function secondsMetric(name: MetricName, seconds: number): void {
  powertools.addMetric(name, MetricUnit.Seconds, seconds)
}
