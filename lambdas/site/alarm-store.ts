import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import { PublishCommand, paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'

export interface RingingAlarm {
  name: string
  /** What it means, and where its runbook is. */
  meaning: string
  /** When it began, in milliseconds. */
  since: number
}

export type AlarmStore = typeof alarmStore

/** CloudWatch's alarms, and the topics that mail them. A topic is asked in its own region. */
export const alarmStore = {
  async listRinging(region: string, AlarmNamePrefix: string): Promise<RingingAlarm[]> {
    const client = new CloudWatchClient({ region })
    const pages = await Array.fromAsync(paginateDescribeAlarms({ client }, { AlarmNamePrefix, StateValue: 'ALARM' }))
    return pages
      .flatMap(({ MetricAlarms = [] }) => MetricAlarms)
      .map(({ AlarmName = '', AlarmDescription = '', StateTransitionedTimestamp }) => ({
        name: AlarmName,
        meaning: AlarmDescription,
        since: StateTransitionedTimestamp?.getTime() ?? 0,
      }))
  },

  /** Addresses that get what is published. SNS forgets one that was not confirmed within two days. */
  async listConfirmed(TopicArn: string): Promise<string[]> {
    const pages = await Array.fromAsync(paginateListSubscriptionsByTopic({ client: clientOf(TopicArn) }, { TopicArn }))
    return pages
      .flatMap(({ Subscriptions = [] }) => Subscriptions)
      .flatMap(({ SubscriptionArn, Endpoint }) => (SubscriptionArn?.startsWith('arn:') && Endpoint ? [Endpoint] : []))
  },

  async publish(TopicArn: string, { subject, text }: { subject: string; text: string }): Promise<void> {
    await clientOf(TopicArn).send(new PublishCommand({ TopicArn, Subject: subject, Message: text }))
  },
}

function clientOf(topicArn: string): SNSClient {
  const [, , , region = ''] = topicArn.split(':')
  return new SNSClient({ region })
}
