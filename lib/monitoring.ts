import { Aws } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { alarmRows, type Watched } from './alarms.ts'
import { addDashboard } from './dashboard.ts'

interface MonitoringProps extends Watched {
  /** Who gets the alarms by mail. Each must confirm the subscription once. */
  alarmEmails: readonly string[]
}

/** Alarms with a sentence each, sent by mail, and one dashboard. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id)
    const topic = new Topic(this, 'Alarms', { enforceSSL: true, displayName: 'Website alarms' })
    // A topic with a policy of its own loses the default one, which lets the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
    for (const address of props.alarmEmails) {
      const subscription = topic.addSubscription(new EmailSubscription(address))
      acknowledge(subscription, {
        'Serverless-SNSRedrivePolicy':
          'A queue would add nothing: an alarm whose mail is lost still shows on the dashboard.',
      })
    }
    const action = new SnsAction(topic)

    const alarms = Object.entries(alarmRows(props)).map(([name, row]) => {
      const alarm = new Alarm(this, name, {
        alarmDescription: `${row.meaning} Runbook: docs/runbooks.md#${name.toLowerCase()}`,
        metric: row.metric,
        threshold: row.threshold,
        comparisonOperator: row.silence
          ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: row.periods ?? 1,
        treatMissingData: row.silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      })
      alarm.addAlarmAction(action)
      alarm.addOkAction(action)
      return alarm
    })
    addDashboard(this, props, alarms)
  }
}
