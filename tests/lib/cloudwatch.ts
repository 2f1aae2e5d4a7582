/**
 * Evaluates an alarm by CloudWatch's documented rules. Time is in whole minutes.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarm-evaluation.html
 */

export type State = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA'
/** One point per period, oldest first; undefined where nothing was reported. */
export type Points = (number | undefined)[]
/** Reported values by metric and minute. */
export type Reports = Map<string, Map<number, number[]>>

export interface Metric {
  Namespace: string
  MetricName: string
  Dimensions?: { Name: string; Value: unknown }[]
}

/** Fields of `AWS::CloudWatch::Alarm`. */
export interface Rule {
  ComparisonOperator: string
  Threshold: number
  EvaluationPeriods: number
  DatapointsToAlarm?: number
  TreatMissingData?: string
}
export interface Alarm extends Rule, Metric {
  Period: number
  Statistic: string
}

/** Metrics are identical only with the same namespace, name and dimensions. */
export function keyOf({ Namespace, MetricName, Dimensions = [] }: Metric): string {
  return JSON.stringify([Namespace, MetricName, Dimensions.map(({ Name, Value }) => [Name, Value])])
}

/** Length of a period in minutes. */
function periodOf({ Period }: Alarm): number {
  return Period / 60
}

/**
 * The state at each evaluation in a range of minutes. An alarm is evaluated every minute over the periods that
 * end then; one that looks back more than a day, every hour over the data at the full hour.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarm-evaluation.html#evaluate-multiday-alarm
 *
 * `spare`: number of points fetched in addition to the evaluation periods. AWS only says that there are some.
 * `delay`: minutes until a report becomes visible.
 */
export function* statesOf(
  alarm: Alarm,
  reports: Reports,
  { from, until, spare, delay }: { from: number; until: number; spare: number; delay: number },
): Generator<{ at: number; state: State }> {
  const every = alarm.EvaluationPeriods * periodOf(alarm) > 24 * 60 ? 60 : 1
  const pointsAt = pointsOf(alarm, reports, { delay, count: alarm.EvaluationPeriods + spare })
  let state: State = 'INSUFFICIENT_DATA'
  for (let at = Math.ceil(from / every) * every; at <= until; at += every) {
    state = stateOf(alarm, pointsAt(at), state)
    yield { at, state }
  }
}

/**
 * The state for the fetched points: the newest real ones if there are enough, else all of them and as few fill values
 * as possible.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
export function stateOf(rule: Rule, points: Points, before: State): State {
  const { EvaluationPeriods: periods, DatapointsToAlarm: enough = periods, TreatMissingData: missing } = rule
  const real = points.filter((point) => point !== undefined)
  const missed = Math.max(0, periods - real.length)
  const bad = real.slice(-periods).filter((point) => isBad(rule, point)).length
  if (bad + (missing === 'breaching' ? missed : 0) >= enough) return 'ALARM'
  const undecided = missed > 0 && bad === real.length
  if (!undecided || missing === 'breaching' || missing === 'notBreaching') return 'OK'
  if (missing === 'ignore') return before
  if (real.length === 0) return 'INSUFFICIENT_DATA'
  // "Premature alarm state": all real points are bad, and the oldest is old enough.
  const oldest = points.slice(-periods).findIndex((point) => point !== undefined)
  return oldest >= 0 && periods - oldest >= enough ? 'ALARM' : 'OK'
}

function isBad({ ComparisonOperator, Threshold }: Rule, point: number): boolean {
  if (ComparisonOperator === 'GreaterThanOrEqualToThreshold') return point >= Threshold
  if (ComparisonOperator === 'LessThanOrEqualToThreshold') return point <= Threshold
  throw new Error(`${ComparisonOperator} is not known here`)
}

/** The points visible at a minute. Called a million times, so look-ups are done once, outside. */
function pointsOf(alarm: Alarm, reports: Reports, { delay, count }: { delay: number; count: number }) {
  const period = periodOf(alarm)
  const reported = reports.get(keyOf(alarm))
  const point = (from: number, until: number) => {
    const values: number[] = []
    for (let minute = from; minute < until; minute++) {
      const found = reported?.get(minute)
      if (found) values.push(...found)
    }
    return aggregate(values, alarm.Statistic)
  }
  const finished = new Map<number, number | undefined>()
  const finishedPoint = (start: number) => {
    if (!finished.has(start)) finished.set(start, point(start, start + period))
    return finished.get(start)
  }
  return (at: number): Points =>
    Array.from({ length: count }, (_, index) => {
      const start = at - (count - index) * period
      return start + period <= at - delay ? finishedPoint(start) : point(start, at - delay)
    })
}

function aggregate(values: number[], statistic: string): number | undefined {
  if (values.length === 0) return undefined
  if (statistic === 'Sum') return values.reduce((sum, value) => sum + value, 0)
  if (statistic === 'Maximum') return Math.max(...values)
  throw new Error(`The statistic ${statistic} is not known here`)
}
