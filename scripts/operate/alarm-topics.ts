import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { type Deployment, edgeStackNames, siteStackName } from '#shared/operations.ts'
import { longTimeouts, requestHandler } from '../../lambdas/runtime/client-options.ts'
import { findStack, outputOf } from './stacks.ts'

/**
 * A sentence for each address that the deployed alarms do not reach, with what to do. SNS forgets an address that was not
 * confirmed within two days.
 */
export async function unconfirmedSubscriptions(
  deployment: Deployment,
  addresses: readonly string[],
): Promise<string[]> {
  const { certificate, firewall } = edgeStackNames(deployment)
  const stacks = await Promise.all([
    findStack(deployment.region, siteStackName(deployment)),
    findStack('us-east-1', certificate),
    findStack('us-east-1', firewall),
  ])
  const topics = stacks.flatMap((stack) => outputOf(stack, 'AlarmTopic') ?? [])
  return (await Promise.all(topics.map((topic) => unconfirmedOf(topic, addresses)))).flat()
}

async function unconfirmedOf(TopicArn: string, addresses: readonly string[]): Promise<string[]> {
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
