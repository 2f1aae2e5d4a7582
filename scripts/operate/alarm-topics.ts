import { type Deployment, edgeStackNames, siteStackName } from '#contract/operations.ts'
import { findStack, outputOf } from './stacks.ts'
import { unconfirmedSubscriptions as subscriptionsOf } from './unconfirmed-subscriptions.ts'

/** A message, with what to do, for each address that has not confirmed its subscription to the deployed alarms. */
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
  const sentences = stacks.map((stack) => {
    const topic = outputOf(stack, 'AlarmTopic')
    return topic ? subscriptionsOf(topic, addresses) : []
  })
  return (await Promise.all(sentences)).flat()
}
