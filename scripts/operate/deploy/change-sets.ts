/** A deployment in which every change is judged before it is made, and exactly what was judged is executed. */
import {
  CloudFormationClient,
  ExecuteChangeSetCommand,
  paginateDescribeChangeSet,
  waitUntilStackCreateComplete,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation'
import { edgeStackNames, siteStackName } from '#contract/operations.ts'
import type { Settings } from '../../../lib/config.ts'
import { Problem } from '../../problem.ts'
import type { Terminal } from '../../terminal.ts'
import { findStack } from '../stacks.ts'
import { lossesIn } from './diff-gate.ts'

/** Seconds that CloudFormation may take for a stack: the CDN alone takes some minutes. */
const maxWaitTime = 40 * 60

/** The stacks of these settings: the certificate and the firewall first, to which the site refers. */
function stacksOf(settings: Settings): { name: string; region: string }[] {
  const { certificate, firewall } = edgeStackNames(settings)
  return [
    ...(settings.domain ? [{ name: certificate, region: 'us-east-1' }] : []),
    ...(settings.waf ? [{ name: firewall, region: 'us-east-1' }] : []),
    { name: siteStackName(settings), region: settings.region },
  ]
}

/**
 * Deploys one stack after the other. `prepare` has the CDK make a change set of a name for a stack, and none when nothing
 * changes; `mayDelete` names what may be lost, as AWS names it.
 * @throws Problem when a change set would lose data: nothing of that stack is changed.
 */
export async function deployChangeSets(
  settings: Settings,
  { prepare, mayDelete }: { prepare: (stack: string, changeSet: string) => void; mayDelete: readonly string[] },
  { note }: Pick<Terminal, 'note'>,
): Promise<void> {
  const ChangeSetName = `judged-${Date.now()}`
  for (const { name, region } of stacksOf(settings)) {
    prepare(name, ChangeSetName)
    const client = new CloudFormationClient({ region })
    const of = { StackName: name, ChangeSetName }
    const changes = await describeAll(client, of)
    if (!changes) {
      note(`Nothing to change in ${name}.`)
      continue
    }
    const losses = lossesIn(changes, mayDelete)
    if (losses.length > 0) throw new Problem(`${losses.join('\n')}\ndocs/recover.md says what to do.`)
    const isNew = (await findStack(region, name))?.StackStatus === 'REVIEW_IN_PROGRESS'
    await client.send(new ExecuteChangeSetCommand(of))
    note(`Changing ${name}: nothing is lost.`)
    const wait = isNew ? waitUntilStackCreateComplete : waitUntilStackUpdateComplete
    await wait({ client, maxWaitTime }, { StackName: name }).catch(() => {
      throw new Problem(`${name} was not changed as it should be: its events in the CloudFormation console say why.`)
    })
  }
}

/** Every page of a change set; undefined when there is none of that name. Whatever else AWS says is an error. */
async function describeAll(client: CloudFormationClient, of: { StackName: string; ChangeSetName: string }) {
  try {
    const pages = await Array.fromAsync(paginateDescribeChangeSet({ client }, of))
    return { Changes: pages.flatMap(({ Changes = [] }) => Changes) }
  } catch (error) {
    if (error instanceof Error && error.name === 'ChangeSetNotFoundException') return undefined
    throw error
  }
}
