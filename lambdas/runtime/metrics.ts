import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { metrics as contract, type MetricName } from '../contract/operations.ts'

/** Writes each value as it comes: making one such writer for each would cost more than all else a lead needs. */
// The dimension `service` comes from POWERTOOLS_SERVICE_NAME, as that of the log does.
const metrics = new Metrics({ namespace: contract.namespace, singleMetric: true })

/** Counts one event, in the embedded metric format: one log line, no call. */
export function countMetric(name: MetricName, value = 1): void {
  metrics.addMetric(name, MetricUnit.Count, value)
}

export function secondsMetric(name: MetricName, seconds: number): void {
  metrics.addMetric(name, MetricUnit.Seconds, seconds)
}
