/** A deployment that checks every change before it is made, and then executes exactly the change set it checked. */
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

/** Time limit per stack in seconds: the CDN alone takes some minutes. */
const maxWaitTime = 40 * 60

/** Stacks in order of dependency: the certificate and the firewall first, to which the site refers. */
function stacksOf(settings: Settings): { name: string; region: string }[] {
  const { certificate, firewall } = edgeStackNames(settings)
  return [
    ...(settings.domain ? [{ name: certificate, region: 'us-east-1' }] : []),
    ...(settings.waf ? [{ name: firewall, region: 'us-east-1' }] : []),
    { name: siteStackName(settings), region: settings.region },
  ]
}

/**
 * Deploys one stack after the other. `prepare` has the CDK create a named change set, or none when nothing changes;
 * `mayDelete` lists by AWS's names what may be deleted.
 * @throws Problem when a change set would lose data; nothing of that stack is then changed.
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

/** Reads all pages of a change set; undefined when it does not exist. Throws on any other error. */
async function describeAll(client: CloudFormationClient, of: { StackName: string; ChangeSetName: string }) {
  try {
    const pages = await Array.fromAsync(paginateDescribeChangeSet({ client }, of))
    return { Changes: pages.flatMap(({ Changes = [] }) => Changes) }
  } catch (error) {
    if (error instanceof Error && error.name === 'ChangeSetNotFoundException') return undefined
    throw error
  }
}
