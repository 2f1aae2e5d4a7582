import { type Deployment, edgeStackNames, siteStackName } from '#contract/operations.ts'
import { alarmStore } from '../../lambdas/site/alarm-store.ts'
import { unconfirmed } from '../../lambdas/site/check-alarms.ts'
import { findStack, outputOf } from './stacks.ts'

/** A sentence for each address that gets no alarms of what is deployed, with what to do. */
export async function unheardAlarms(deployment: Deployment, addresses: readonly string[]): Promise<string[]> {
  const stacks = await Promise.all([
    findStack(deployment.region, siteStackName(deployment)),
    findStack('us-east-1', edgeStackNames(deployment).certificate),
  ])
  const sentences = stacks.map(async (stack) => {
    const topic = outputOf(stack, 'AlarmTopic')
    if (!topic) return []
    const confirmed = await alarmStore.listConfirmed(topic)
    return addresses.filter((address) => !confirmed.includes(address)).map((address) => unconfirmed(address, topic))
  })
  return (await Promise.all(sentences)).flat()
}
