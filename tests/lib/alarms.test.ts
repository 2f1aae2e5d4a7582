import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '#shared/business-metrics.ts'
import { everyOption } from '../fixtures/blank-settings.ts'
import { every, otherSettings, propertiesOf, synthesised, withDomain } from './synthesised.ts'

const synthesis = await synthesised({ ...withDomain, ...everyOption })
const templates = [synthesis.stack, synthesis.edge, synthesis.firewall].map((stack) => {
  if (!stack) throw new Error('A stack is missing')
  return stack.template.Resources
})
/** The alarms of every option, by the name of their runbook. */
const alarms = templates.flatMap((resources) =>
  every(resources, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => ({
    name: id.replace(/^(Monitoring|Receipts)/, '').replace(/[0-9A-F]{8}$/, ''),
    ...Properties,
  })),
)

/** Any part of a template. */
type Json = (typeof alarms)[number]

/** What an alarm watches: its own metric, or those of its expression. */
const metricsOf = ({ Metrics, ...alarm }: Json): Json[] =>
  Metrics?.flatMap(({ MetricStat: stat }: Json) =>
    stat ? { ...stat.Metric, Statistic: stat.Stat, Period: stat.Period } : [],
  ) ?? [alarm]

/** The name of a resource in the template, without the CDK's hash. */
const nameOf = (value: Json) => (value.Ref ?? value['Fn::GetAtt']?.[0] ?? value).replace(/[0-9A-F]{8}$/, '')

function inWords(alarm: Json): string {
  const { Metrics = [], EvaluationPeriods: periods, DatapointsToAlarm: enough = periods } = alarm
  const watchedMetrics = metricsOf(alarm).map(({ Namespace, MetricName, Dimensions = [], Statistic, Period }) => {
    const of = Dimensions.map(({ Value }: Json) => nameOf(Value)).join(' ') || 'all'
    return `${Namespace} ${MetricName} of ${of}: ${Statistic} in ${Period / 60} min`
  })
  const expression = Metrics.flatMap(({ Expression = [] }: Json) => Expression)
  const compares = alarm.ComparisonOperator.startsWith('Greater') ? '>=' : '<='
  const silence = alarm.InsufficientDataActions ? ', and rings for silence' : ''
  return `${[...expression, ...watchedMetrics].join('; ')} ${compares} ${alarm.Threshold}, ${enough} of ${periods}; ${alarm.TreatMissingData}${silence}`
}

test('each alarm has its metric, its threshold, and its treatment of missing data', () => {
  expect(Object.fromEntries(alarms.map((alarm) => [alarm.name, inWords(alarm)]))).toEqual({
    SiteDown:
      'ElectricianWebsite SiteDown of electrician-website-live: Sum in 5 min >= 2, 1 of 2; missing, and rings for silence',
    EnquiryRefused:
      'ElectricianWebsite EnquiryRefused of electrician-website-live: Sum in 10 min >= 3, 1 of 1; notBreaching',
    EnquiryWaiting:
      'MAX([FILL(waiting, 0), FILL(oldest, 0)]); ElectricianWebsite WaitingSeconds of electrician-website-live: Maximum in 20 min; AWS/SQS ApproximateAgeOfOldestMessage of EnquiriesQueue: Maximum in 20 min >= 900, 1 of 1; notBreaching',
    EnquiriesSetAside:
      'ElectricianWebsite EnquirySetAside of electrician-website-live: Sum in 60 min >= 1, 1 of 1; notBreaching',
    DeadLetters:
      'AWS/SQS ApproximateNumberOfMessagesVisible of EnquiriesDeadLetters: Maximum in 5 min >= 1, 1 of 1; notBreaching',
    TestEnquiryMissing:
      'ElectricianWebsite TestEnquiryMailed of electrician-website-live: Sum in 60 min <= 0, 26 of 26; notBreaching',
    OwnerMailFailed: 'AWS/SES Bounce of MailConfigurationSet: Sum in 5 min >= 1, 1 of 1; notBreaching',
    FunctionErrors: 'AWS/Lambda Errors of all: Sum in 5 min >= 1, 1 of 1; notBreaching',
    BounceRate: 'AWS/SES Reputation.BounceRate of all: Maximum in 60 min >= 0.05, 1 of 1; ignore',
    ComplaintRate: 'AWS/SES Reputation.ComplaintRate of all: Maximum in 60 min >= 0.001, 1 of 1; ignore',
    CertificateExpires:
      'AWS/CertificateManager DaysToExpiry of Certificatesamplefordcouk: Minimum in 1440 min <= 21, 1 of 1; ignore',
    EnquiryBlocked: 'AWS/WAFV2 BlockedRequests of LimitPerAddress Firewall: Sum in 5 min >= 1, 1 of 1; notBreaching',
  })
})

const operate = readFileSync('docs/operate.md', 'utf8')
/** The headings of the runbooks. */
const runbooks = [...operate.matchAll(/^### ([A-Z]\w+[A-Z]\w+)$/gm)].map(([, name]) => name)

test('each alarm has an action, a sentence and a runbook, and each runbook is that of an alarm', () => {
  expect(new Set(runbooks)).toEqual(new Set(alarms.map(({ name }) => name)))
  for (const { name, AlarmActions, AlarmDescription } of alarms) {
    expect(AlarmActions, name).not.toHaveLength(0)
    expect(AlarmDescription, name).toMatch(
      new RegExp(`^\\w.{40,}[.?!] Runbook: docs/operate\\.md#${name.toLowerCase()}$`),
    )
  }
})

test('the runbooks begin with how soon somebody has to look, each alarm once', () => {
  const [, list = ''] = /^## Alarms\n(.*?)^###/ms.exec(operate) ?? []
  expect((list.match(/[A-Z]\w+[A-Z]\w+/g) ?? []).sort()).toEqual(alarms.map(({ name }) => name).sort())
})

test('an alarm links its runbook where the settings say that there is a page', async () => {
  const { resources } = await synthesised(otherSettings)
  for (const { AlarmDescription } of propertiesOf(resources, 'AWS::CloudWatch::Alarm'))
    expect(AlarmDescription).toMatch(/ Runbook: https:\/\/example\.com\/docs\/operate\.md#[a-z]+$/)
})

const ours = alarms.flatMap(metricsOf).filter(({ Namespace }) => Namespace === metrics.namespace)

test('each metric of ours is watched by an alarm', () => {
  expect(ours.map(({ MetricName }) => MetricName).sort()).toEqual(Object.values(metrics.names).sort())
})

const filters = templates.flatMap((resources) =>
  Object.values(resources).flatMap(({ Type, Properties }) => (Type === 'AWS::Logs::MetricFilter' ? Properties : [])),
)

test.each(Object.entries(metrics.names))('%s is counted by a function or by a filter of the log', (key, name) => {
  const isFiltered = filters.some(({ MetricTransformations }) => MetricTransformations[0].MetricName === name)
  // With a zero alone an alarm would never ring.
  const emission = new RegExp(`\\b(?:countMetric|secondsMetric)\\((?:metrics\\.)?names\\.${key}\\b(?!, 0\\))`)
  const isCounted = globSync('lambdas/**/*.ts').some((file) => emission.test(readFileSync(file, 'utf8')))
  expect(isFiltered || isCounted).toBe(true)
})

test("a post of the form that the server failed rings at once, the throttle's third in ten minutes does, and a visitor's own mistake never does", () => {
  const counted = filters.map(({ FilterPattern, MetricTransformations: [{ MetricValue, Dimensions }] }) => {
    expect(Dimensions).toEqual([{ Key: 'service', Value: '$.service' }])
    return [FilterPattern, Number(MetricValue)]
  })
  const post = '($.route = "POST /api/send-lead-email")'
  expect(Object.fromEntries(counted)).toEqual({
    [`{ ${post} && ($.status = "5*") }`]: 3,
    [`{ ${post} && ($.status = "429") }`]: 1,
  })
  // The log has the fields that the filters read.
  const [stage] = propertiesOf(synthesis.resources, 'AWS::ApiGatewayV2::Stage')
  expect(JSON.parse(stage.AccessLogSettings.Format)).toMatchObject({
    service: 'electrician-website-live',
    route: '$context.routeKey',
    status: '$context.status',
  })
})
