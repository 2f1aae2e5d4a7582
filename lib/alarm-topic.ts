import { Aws } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { settingsOf } from './settings-stack.ts'

export interface AlarmRow {
  /** What it means for the business and what to do, in a sentence or two. */
  meaning: string
  metric: IMetric
  /** Fires when the metric is at least this (1 by default), or with `whenLow` at most this (0 by default). */
  threshold?: number
  /**
   * Fires when nothing but zeros is reported. Another function reports them (`silentMetrics` in the contract), from the first
   * minutes of a deployment: so the alarm is born quiet, and rings when what it waits for never came at all.
   */
  whenLow?: true
  /** Periods that are looked at, 1 by default. */
  periods?: number
  /** As many of the periods as are enough; all by default. */
  enough?: number
  /** NOT_BREACHING by default. */
  missing?: TreatMissingData
  /** It cannot wait until somebody reads mail: where there is a phone, it is texted too. */
  urgent?: true
}

/** Where the alarms of a region go: CloudWatch sends them to a topic of its own region only. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true, displayName: 'Website alarms' })
    grantPublishToAlarms(this)
    for (const address of settingsOf(scope).alarmEmails) {
      acknowledge(this.addSubscription(new EmailSubscription(address)), {
        'Serverless-SNSRedrivePolicy':
          'For mail a queue would keep copies that nobody reads. What counts is kept elsewhere: the state of each alarm in CloudWatch, with its history, and every address gets a mail of its own.',
      })
    }
  }

  /** An alarm that mails when it begins and when it ends. Its runbook has its name, in `docs/runbooks.md`. */
  alarm(scope: Construct, name: string, row: AlarmRow): Alarm {
    const { meaning, metric, whenLow, threshold = whenLow ? 0 : 1, periods = 1, enough } = row
    const alarm = new Alarm(scope, name, {
      alarmDescription: `${meaning} Runbook: docs/runbooks.md#${name.toLowerCase()}`,
      metric,
      threshold,
      comparisonOperator: whenLow
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: periods,
      ...(enough && { datapointsToAlarm: enough }),
      treatMissingData: row.missing ?? TreatMissingData.NOT_BREACHING,
    })
    const action = new SnsAction(this)
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    return alarm
  }
}

/** A topic with a policy of its own loses the default one, which lets the account's alarms publish. */
export function grantPublishToAlarms(topic: Topic): void {
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
}
