import { type Deployment, edgeStackNames, siteStackName } from '#contract/operations.ts'
import { unheardAlarms as unheardOf } from '../../lambdas/runtime/unheard-alarms.ts'
import { findStack, outputOf } from './stacks.ts'

/** A sentence for each address that gets no alarms of what is deployed, with what to do. */
export async function unheardAlarms(deployment: Deployment, addresses: readonly string[]): Promise<string[]> {
  const stacks = await Promise.all([
    findStack(deployment.region, siteStackName(deployment)),
    findStack('us-east-1', edgeStackNames(deployment).certificate),
  ])
  const sentences = stacks.map((stack) => {
    const topic = outputOf(stack, 'AlarmTopic')
    return topic ? unheardOf(topic, addresses) : []
  })
  return (await Promise.all(sentences)).flat()
}
