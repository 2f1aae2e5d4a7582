import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  SingleValueWidget,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch'
import { metrics } from '#contract/operations.ts'
import { businessMetrics } from './alarms.ts'
import type { ApiFunction } from './api-function.ts'
import type { Monitoring } from './monitoring.ts'
import { settingsOf } from './settings-stack.ts'

/** The dashboard: alarms, then enquiries, then services. */
export function addDashboard(monitoring: Monitoring, gateway: HttpApi, functions: readonly ApiFunction[]): void {
  const business = businessMetrics(settingsOf(monitoring).stage)
  const { names } = metrics
  const enquiries = [names.leadAccepted, names.mailDelivery, names.leadMailFailed, names.leadUnavailable]
  const waiting = business(names.oldestUndeliveredSeconds, Stats.MAXIMUM)
  new Dashboard(monitoring, 'Dashboard', {
    defaultInterval: Duration.days(7),
    widgets: [
      [
        new AlarmStatusWidget({
          title: 'Is it working?',
          alarms: monitoring.alarms,
          width: 24,
          height: 6,
        }),
      ],
      [
        new SingleValueWidget({
          title: 'Is anyone asking? (a day)',
          metrics: enquiries.map((name) => business(name, Stats.SUM, Duration.days(1))),
          width: 12,
          height: 5,
          sparkline: true,
        }),
        graph('Longest wait of an enquiry for its mail (s)', [waiting]),
      ],
      [
        graph(
          'Worth a look',
          [names.originKeyRefused, names.ownerMailDelayed, names.malformedProject, names.countFailed].map((name) =>
            business(name),
          ),
        ),
        graph('Enquiries that were refused', [business(names.enquiryRefused)]),
      ],
      [
        graph('API calls', [gateway.metricCount(), gateway.metricClientError(), gateway.metricServerError()]),
        graph('API latency (ms)', [
          gateway.metricLatency({ statistic: 'p50' }),
          gateway.metricLatency({ statistic: 'p99' }),
        ]),
      ],
      [
        graph(
          'Function errors',
          functions.map((made) => made.metricErrors({ label: made.node.id })),
        ),
        graph(
          'Function duration p99 (ms)',
          functions.map((made) => made.metricDuration({ statistic: 'p99', label: made.node.id })),
        ),
      ],
    ],
  })
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 12, height: 6 })
}
