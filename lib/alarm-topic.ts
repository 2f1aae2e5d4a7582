import { Aws, CfnOutput, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { settingsOf } from './settings-stack.ts'
import type { StackOutput } from './stack-names.ts'

export interface AlarmRow {
  /** Meaning for the business and what to do, in a sentence or two. */
  meaning: string
  metric: IMetric
  /** Threshold: rings at or above it (1 by default), with `whenLow` at or below it (0 by default). */
  threshold?: number
  /**
   * Rings when only zeros are reported. The site check reports them, from the first
   * minutes of a deployment, so that the alarm starts as OK and rings even if the expected event never happens.
   */
  whenLow?: true
  /** 1 by default. */
  evaluationPeriods?: number
  /** All periods by default. */
  datapointsToAlarm?: number
  /**
   * Rings for silence too, when no data has come for a while (INSUFFICIENT_DATA). Not before the first data: an alarm
   * begins in that state, so that nothing rings while the site is being made.
   */
  silence?: true
  /** NOT_BREACHING by default, MISSING with `silence`. */
  treatMissingData?: TreatMissingData
}

/** The topic for a region's alarms, with its output: CloudWatch notifies topics of its own region only. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true, displayName: 'Website alarms' })
    this.grantPublishToAlarms()
    new CfnOutput(Stack.of(this), 'AlarmTopic' satisfies StackOutput, { value: this.topicArn })
    for (const address of settingsOf(scope).alarmEmails) this.addSubscription(new EmailSubscription(address))
  }

  /** Adds an alarm that mails when it begins and ends. `docs/operate.md` has a heading of its name. */
  alarm(scope: Construct, name: string, row: AlarmRow): void {
    const { runbooks = 'docs/operate.md' } = settingsOf(scope)
    const { meaning, metric, whenLow, silence, threshold = whenLow ? 0 : 1, evaluationPeriods = 1 } = row
    const { datapointsToAlarm, treatMissingData } = row
    const alarm = new Alarm(scope, name, {
      alarmDescription: `${meaning} Runbook: ${runbooks}#${name.toLowerCase()}`,
      metric,
      threshold,
      comparisonOperator: whenLow
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods,
      ...(datapointsToAlarm && { datapointsToAlarm }),
      treatMissingData: treatMissingData ?? (silence ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING),
    })
    const action = new SnsAction(this)
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    if (silence) alarm.addInsufficientDataAction(action)
  }

  /** A custom topic policy replaces the default one, which allows the account's alarms to publish. */
  private grantPublishToAlarms(): void {
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
  }
}
