import { describe, expect, test } from 'vitest'
import { type MetricName, metrics, serviceName } from '#shared/operations.ts'
import { type Alarm, keyOf, type Reports, type State, statesOf } from './cloudwatch.ts'
import { every, synthesised, withoutDomain } from './synthesised.ts'

const { resources } = synthesised({ ...withoutDomain, customerReceipt: true })
const nameOf = (id: string) => id.replace(/^(Monitoring|Receipts)/, '').replace(/[0-9A-F]{8}$/, '')
const idsOf = (type: string) => every(resources, type).map(([id]) => ({ Ref: id }))

const alarms = new Map<string, Alarm>(
  every(resources, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [nameOf(id), Properties]),
)
const { names } = metrics
const business = (MetricName: MetricName) =>
  keyOf({
    Namespace: metrics.namespace,
    MetricName,
    Dimensions: [{ Name: 'service', Value: serviceName('live') }],
  })
const functionErrors = keyOf({ Namespace: 'AWS/Lambda', MetricName: 'Errors' })
const ofQueue = (id: string, MetricName: string) =>
  keyOf({
    Namespace: 'AWS/SQS',
    MetricName,
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
  })
const deadLetters = ofQueue('EnquiriesDeadLetters', 'ApproximateNumberOfMessagesVisible')
const oldestMessage = ofQueue('EnquiriesQueue', 'ApproximateAgeOfOldestMessage')
const ownersMails = idsOf('AWS::SES::ConfigurationSet').find(({ Ref }) => Ref.startsWith('Mail'))
const bounces = keyOf({
  Namespace: 'AWS/SES',
  MetricName: 'Bounce',
  Dimensions: [{ Name: 'ses:configuration-set', Value: ownersMails }],
})

const rate = (of: 'Bounce' | 'Complaint') => keyOf({ Namespace: 'AWS/SES', MetricName: `Reputation.${of}Rate` })

const hour = 60
const day = 24 * hour
/** Two in the morning, when no visitor reports anything. Every fault starts then. */
const start = 16 * day + 2 * hour
const end = start + 9 * day

/** Created once, because it is large; a test copies the metrics that it changes. */
let healthyReports: Reports = new Map()
healthyReports = reportsOfHealth()
const healthy = (): Reports => new Map(healthyReports)

/** Reports of a healthy site: the site check at all hours, everything else only with visitors. */
function reportsOfHealth(): Reports {
  const reports: Reports = new Map()
  lookingAtTheSite(reports, 0)
  for (let morning = 0; morning < end; morning += day) {
    report(reports, business(names.testEnquiryMailed), morning + 5 * hour + 30, 1)
    // Daily is the rarest that SES reports them.
    report(reports, rate('Bounce'), morning + hour + 30, 0.02)
    report(reports, rate('Complaint'), morning + hour + 30, 0.0004)
  }
  for (let minute = day + 14 * hour; minute < end; minute += 5 * day) {
    report(reports, oldestMessage, minute, 0)
    // A failure that the next try has made good.
    report(reports, business(names.undeliveredSeconds), minute, 2)
  }
  return reports
}

function lookingAtTheSite(reports: Reports, from: number): void {
  for (let minute = from; minute < end; minute += 2) {
    report(reports, business(names.siteDown), minute, 0)
    report(reports, business(names.testEnquiryMailed), minute, 0)
    report(reports, functionErrors, minute, 0)
  }
}

function report(reports: Reports, key: string, minute: number, ...values: number[]): void {
  const reported = ownMetric(reports, key)
  reported.set(minute, [...(reported.get(minute) ?? []), ...values])
}

/** A copy of a metric that a test can change. */
function ownMetric(reports: Reports, key: string): Map<number, number[]> {
  const found = reports.get(key)
  if (found && found !== healthyReports.get(key)) return found
  const own = new Map(found)
  reports.set(key, own)
  return own
}

const once = (key: string) => (reports: Reports) => report(reports, key, start, 1)
/** Only the zeros that another function reports. */
const silent = (name: MetricName) => (reports: Reports) => {
  const reported = ownMetric(reports, business(name))
  for (const [minute, values] of reported) {
    if (minute >= start)
      reported.set(
        minute,
        values.filter((value) => value === 0),
      )
  }
}
/** No report at all from then on. */
const absent = (name: MetricName) => (reports: Reports) => {
  const reported = ownMetric(reports, business(name))
  for (const minute of reported.keys()) if (minute >= start) reported.delete(minute)
}
/** The age in seconds of an enquiry that came at the start, reported so often. */
const waiting =
  (key: string, { from = 0, every: minutes }: { from?: number; every: number }) =>
  (reports: Reports) => {
    for (let minute = start + from; minute < end; minute += minutes) report(reports, key, minute, (minute - start) * 60)
  }

/** For each alarm its case as reported, and the minutes within which it must go off. */
const cases: Record<string, { happens: (reports: Reports) => void; within: number }> = {
  SiteDown: {
    happens: (reports) => {
      for (let minute = start; minute < end; minute += 2) report(reports, business(names.siteDown), minute, 1)
    },
    within: 10,
  },
  EnquiryRefused: { happens: (reports) => report(reports, business(names.enquiryRefused), start, 3), within: 10 },
  // An idle queue reports no metrics, and resumes up to 15 minutes after it becomes active.
  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
  OldestEnquiry: { happens: waiting(oldestMessage, { from: 15, every: 1 }), within: 30 },
  // Reported by each try, every three minutes.
  EnquiryUndelivered: { happens: waiting(business(names.undeliveredSeconds), { every: 3 }), within: 25 },
  EnquiriesHeld: { happens: once(business(names.enquiryHeld)), within: 10 },
  TestEnquiryMissing: { happens: silent(names.testEnquiryMailed), within: 7 * hour },
  OwnerMailFailed: { happens: once(bounces), within: 10 },
  DeadLetters: {
    happens: (reports) => {
      for (let minute = start + 15; minute < end; minute++) report(reports, deadLetters, minute, 1)
    },
    within: 25,
  },
  BounceRate: { happens: (reports) => report(reports, rate('Bounce'), start, 0.05), within: 10 },
  ComplaintRate: { happens: (reports) => report(reports, rate('Complaint'), start, 0.001), within: 10 },
  FunctionErrors: { happens: once(functionErrors), within: 10 },
}

test('every alarm has its case', () => {
  expect([...alarms.keys()].sort()).toEqual(Object.keys(cases).sort())
})

// CloudWatch does not document how many extra points it fetches, so the result must not depend on it.
describe.each([1, 5])('with %i points to spare', (spare) => {
  test.each([...alarms])('%s is quiet for a healthy week, and rings for its case', (name, alarm) => {
    const reports = healthy()
    const { happens, within } = cases[name] ?? {}
    happens?.(reports)
    const late = { spare, delay: 3 }
    const week = [...statesOf(alarm, reports, { from: start - 7 * day, until: start - 1, ...late })]
    expect(week.filter(({ state }) => state !== 'OK')).toEqual([])
    const after = [...statesOf(alarm, reports, { from: start, until: start + (within ?? 0), ...late })]
    expect(after.map(({ state }) => state)).toContain('ALARM')
  })
})

test('one failed look between two good ones does not ring', () => {
  const alarm = alarms.get('SiteDown')
  if (!alarm) throw new Error('There is no alarm SiteDown')
  const reports = healthy()
  report(reports, business(names.siteDown), start, 1)
  const states = [...statesOf(alarm, reports, { from: start, until: start + hour, spare: 2, delay: 3 })]
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['OK']))
})

test('held enquiries ring at once, and a trickle of them does not ring again and again', () => {
  const alarm = alarms.get('EnquiriesHeld')
  if (!alarm) throw new Error('There is no alarm EnquiriesHeld')
  const reports = healthy()
  for (let minute = start; minute < start + 3 * hour; minute += 20) {
    report(reports, business(names.enquiryHeld), minute, 1)
  }
  const times = { from: start, until: start + 6 * hour, spare: 2, delay: 3 }
  const states = [...statesOf(alarm, reports, times)].map(({ state }) => state)
  expect(states.slice(0, 10)).toContain('ALARM')
  expect(states.filter((state, index) => state === 'ALARM' && states[index - 1] === 'OK')).toHaveLength(1)
  expect(states.at(-1)).toBe('OK')
})

/** First deployment in the afternoon: scheduled functions report from then on, and nothing before. */
const birth = 3 * day + 14 * hour

function born(runs: ((reports: Reports, from: number) => void)[]): Reports {
  const reports: Reports = new Map()
  for (const run of runs) run(reports, birth + 3)
  return reports
}

function statesAfter(name: string, reports: Reports, minutes: number): State[] {
  const alarm = alarms.get(name)
  if (!alarm) throw new Error(`There is no alarm ${name}`)
  const times = { from: birth, until: birth + minutes, spare: 2, delay: 3 }
  return [...statesOf(alarm, reports, times)].map(({ state }) => state)
}

test.each([...alarms.keys()])('%s stays quiet at the first deployment', (name) => {
  expect(statesAfter(name, new Map(), 10)).not.toContain('ALARM')
  expect(statesAfter(name, born([lookingAtTheSite]), 15 * hour)).not.toContain('ALARM')
})

test('TestEnquiryMissing rings when the first one never came', () => {
  expect(statesAfter('TestEnquiryMissing', born([lookingAtTheSite]), 27 * hour)).toContain('ALARM')
})

test('SiteDown rings for silence too, once it has been looked at, and its mail goes out then', () => {
  const alarm =
    resources[every(resources, 'AWS::CloudWatch::Alarm').find(([id]) => nameOf(id) === 'SiteDown')?.[0] ?? '']
  const { AlarmActions, InsufficientDataActions } = alarm?.Properties ?? {}
  expect(AlarmActions).toHaveLength(1)
  expect(InsufficientDataActions).toEqual(AlarmActions)
  const reports = healthy()
  absent(names.siteDown)(reports)
  const rule = alarms.get('SiteDown')
  if (!rule) throw new Error('There is no alarm SiteDown')
  const states = [...statesOf(rule, reports, { from: start, until: start + 50, spare: 5, delay: 3 })]
  expect(states.map(({ state }) => state)).toContain('INSUFFICIENT_DATA')
  // Nobody is rung for an alarm that begins in this state.
  expect(new Set(statesAfter('SiteDown', new Map(), 10))).toEqual(new Set(['INSUFFICIENT_DATA']))
})

test('no other alarm rings for missing data', () => {
  const others = every(resources, 'AWS::CloudWatch::Alarm').filter(([id]) => nameOf(id) !== 'SiteDown')
  expect(others.filter(([, { Properties }]) => Properties.InsufficientDataActions)).toEqual([])
})

test('posts of the form that the throttle rejected ring from three in ten minutes, and not two', () => {
  const alarm = alarms.get('EnquiryRefused')
  if (!alarm) throw new Error('There is no alarm EnquiryRefused')
  const statesWith = (...counts: number[]) => {
    const reports = healthy()
    report(reports, business(names.enquiryRefused), start, ...counts)
    return [...statesOf(alarm, reports, { from: start, until: start + hour, spare: 1, delay: 3 })].map(
      ({ state }) => state,
    )
  }
  expect(statesWith(1, 1)).not.toContain('ALARM')
  expect(statesWith(1, 1, 1)).toContain('ALARM')
})
