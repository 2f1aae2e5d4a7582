import { CloudWatchClient, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'

interface RingingAlarm {
  name: string
  /** Meaning, and link to its runbook. */
  meaning: string
  /** When it began, in epoch milliseconds. */
  since: number
}

/** CloudWatch's alarms, and the topic that mails them. */
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

  async publish(TopicArn: string, { subject, text }: { subject: string; text: string }): Promise<void> {
    await new SNSClient().send(new PublishCommand({ TopicArn, Subject: subject, Message: text }))
  },
}
