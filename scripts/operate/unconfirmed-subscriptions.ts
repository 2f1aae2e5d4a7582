import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { longTimeouts, requestHandler } from '../../lambdas/runtime/client-options.ts'

/**
 * A sentence for each address that a topic's alarms do not reach, with what to do. SNS forgets an address that was not
 * confirmed within two days.
 */
export async function unconfirmedSubscriptions(TopicArn: string, addresses: readonly string[]): Promise<string[]> {
  const [, , , region = ''] = TopicArn.split(':')
  const client = new SNSClient({ region, requestHandler: requestHandler(longTimeouts) })
  const pages = await Array.fromAsync(paginateListSubscriptionsByTopic({ client }, { TopicArn }))
  const confirmed = pages
    .flatMap(({ Subscriptions = [] }) => Subscriptions)
    .flatMap(({ SubscriptionArn, Endpoint }) => (SubscriptionArn?.startsWith('arn:') ? Endpoint : []))
  return addresses
    .filter((address) => !confirmed.includes(address))
    .map((address) => {
      const command = `aws sns subscribe --region ${region} --topic-arn ${TopicArn} --protocol email --notification-endpoint ${address}`
      return `${address} gets no alarms: nobody has pressed the link in the mail from AWS. For another mail: ${command}`
    })
}
