import { Aws } from 'aws-cdk-lib'
import { Alarm, type AlarmProps } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'

export interface AlarmTopicProps {
  /** Who gets the alarms by mail. Each must confirm the subscription once, in each region. */
  alarmEmails: readonly string[]
}

interface MeaningfulAlarmProps extends AlarmProps {
  /** What it means for the business and what to do, in a sentence or two. */
  meaning: string
}

/** Where the alarms of a region go: CloudWatch sends them to a topic of its own region only. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { alarmEmails }: AlarmTopicProps) {
    super(scope, id, { enforceSSL: true, displayName: 'Website alarms' })
    allowAlarms(this)
    for (const address of alarmEmails) {
      const subscription = this.addSubscription(new EmailSubscription(address))
      acknowledge(subscription, {
        'Serverless-SNSRedrivePolicy':
          'For mail a queue would keep copies that nobody reads. What counts is kept elsewhere: the state of each alarm in CloudWatch, with its history, and every address gets a mail of its own.',
      })
    }
  }

  /** An alarm that mails when it begins and when it ends. Its runbook has its name, in `docs/runbooks.md`. */
  alarm(scope: Construct, name: string, { meaning, ...props }: MeaningfulAlarmProps): Alarm {
    const alarm = new Alarm(scope, name, {
      alarmDescription: `${meaning} Runbook: docs/runbooks.md#${name.toLowerCase()}`,
      ...props,
    })
    const action = new SnsAction(this)
    alarm.addAlarmAction(action)
    alarm.addOkAction(action)
    return alarm
  }
}

/** A topic with a policy of its own loses the default one, which lets the account's alarms publish. */
export function allowAlarms(topic: Topic): void {
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  )
}
