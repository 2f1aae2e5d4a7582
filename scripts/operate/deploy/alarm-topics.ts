import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { type Deployment, edgeStackNames, siteStackName } from '#shared/stack-names.ts'
import { counted } from '../../terminal.ts'
import { findStack, outputOf } from '../stacks.ts'

/**
 * How many subscriptions to the deployed alarms are confirmed, and a sentence for each that is not, with what to do:
 * SNS forgets an address that was not confirmed within two days, or that somebody unsubscribed. Empty before the first
 * deployment.
 */
export async function alarmSubscriptions(deployment: Deployment, addresses: readonly string[]): Promise<string[]> {
  const { certificate, firewall } = edgeStackNames(deployment)
  const stacks = await Promise.all([
    findStack(deployment.region, siteStackName(deployment)),
    findStack('us-east-1', certificate),
    findStack('us-east-1', firewall),
  ])
  const topics = stacks.flatMap((stack) => outputOf(stack, 'AlarmTopic') ?? [])
  if (topics.length === 0) return []
  const missing = (await Promise.all(topics.map((topic) => unconfirmedOf(topic, addresses)))).flat()
  const all = topics.length * addresses.length
  return [`${all - missing.length} of ${counted(all, 'subscription')} to the alarms confirmed.`, ...missing]
}

async function unconfirmedOf(TopicArn: string, addresses: readonly string[]): Promise<string[]> {
  const [, , , region = ''] = TopicArn.split(':')
  const client = new SNSClient({ region })
  const pages = await Array.fromAsync(paginateListSubscriptionsByTopic({ client }, { TopicArn }))
  const confirmed = pages
    .flatMap(({ Subscriptions = [] }) => Subscriptions)
    .flatMap(({ SubscriptionArn, Endpoint }) => (SubscriptionArn?.startsWith('arn:') ? Endpoint : []))
  return addresses
    .filter((address) => !confirmed.includes(address))
    .map((address) => {
      const command = `aws sns subscribe --region ${region} --topic-arn ${TopicArn} --protocol email --notification-endpoint ${address}`
      return `${address} gets no alarms: the mail from AWS was not confirmed (docs/deploy.md#who-gets-the-alarms), or somebody has unsubscribed. For another mail: ${command}`
    })
}
