import { expect, test } from 'vitest'
import { type Points, stateOf } from './cloudwatch.ts'

/** Tables from https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html */
test.each([
  // Points (0 good, X bad, - missing), datapoints to alarm of 3, then: missing, ignore, breaching, notBreaching.
  ['0-X-X', 3, 'OK', 'OK', 'OK', 'OK'],
  ['0----', 3, 'OK', 'OK', 'OK', 'OK'],
  ['-----', 3, 'INSUFFICIENT_DATA', 'as before', 'ALARM', 'OK'],
  ['0XX-X', 3, 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  ['--X--', 3, 'ALARM', 'as before', 'ALARM', 'OK'],
  ['0-X-X', 2, 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  ['00X0X', 2, 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  ['0-X--', 2, 'OK', 'OK', 'ALARM', 'OK'],
  ['----0', 2, 'OK', 'OK', 'ALARM', 'OK'],
  ['---X-', 2, 'ALARM', 'as before', 'ALARM', 'OK'],
])('AWS’s own example: %s, %i of 3', (drawn, DatapointsToAlarm, ...states) => {
  const points: Points = [...drawn].map((sign) => (sign === '-' ? undefined : sign === 'X' ? 1 : 0))
  const rule = { ComparisonOperator: 'GreaterThanOrEqualToThreshold', Threshold: 1, EvaluationPeriods: 3 }
  const treatments = ['missing', 'ignore', 'breaching', 'notBreaching']
  for (const before of ['OK', 'ALARM'] as const) {
    expect(
      treatments.map((TreatMissingData) => stateOf({ ...rule, DatapointsToAlarm, TreatMissingData }, points, before)),
    ).toEqual(states.map((state) => (state === 'as before' ? before : state)))
  }
})
