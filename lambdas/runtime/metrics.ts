import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { metrics as contract, type MetricName } from '../shared/operations.ts'

/** One shared instance, because creating one per metric would dominate the cost of an enquiry. Flushes each value at once. */
// The dimension `service` is POWERTOOLS_SERVICE_NAME, as in the log.
const metrics = new Metrics({ namespace: contract.namespace, singleMetric: true })

/** Counts one event, in the embedded metric format: one log line, no call. */
export function countMetric(name: MetricName, value = 1): void {
  metrics.addMetric(name, MetricUnit.Count, value)
}

export function secondsMetric(name: MetricName, seconds: number): void {
  metrics.addMetric(name, MetricUnit.Seconds, seconds)
}
