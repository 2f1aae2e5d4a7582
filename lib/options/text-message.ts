import { Duration } from 'aws-cdk-lib'
import { Stats } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { SmsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { acknowledge } from '../acknowledge.ts'
import { grantPublishToAlarms } from '../alarm-topic.ts'
import { settingsOf } from '../settings-stack.ts'
import type { OptionProps } from '../stores.ts'

/** Texts the owner about each emergency, from the queue's worker, and about each urgent alarm. */
export class TextMessages extends Construct {
  constructor(scope: Construct, id: string, { worker, monitoring }: OptionProps) {
    super(scope, id)
    const { ownerPhone = '' } = settingsOf(this)
    // A topic with one subscriber, because permissions cannot name a phone number. No display name, which would precede EMERGENCY.
    const phone = new Topic(this, 'Phone', { enforceSSL: true })
    grantPublishToAlarms(phone)
    acknowledge(phone.addSubscription(new SmsSubscription(ownerPhone)), {
      'Serverless-SNSRedrivePolicy': 'A text that comes late is of no use: the mail about the same thing is there.',
    })
    worker.addEnvironment('OWNER_PHONE_TOPIC', phone.topicArn)
    worker.allow(['sns:Publish'], [phone.topicArn])

    if (!monitoring) return
    monitoring.textUrgentAlarms(new SnsAction(phone))
    monitoring.addAlarm(this, 'TextMessageFailed', {
      metric: phone.metricNumberOfNotificationsFailed({ period: Duration.minutes(5), statistic: Stats.SUM }),
      meaning: 'A text message did not reach the owner. The mail about the same thing goes its own way.',
    })
  }
}
