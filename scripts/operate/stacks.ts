import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  type Stack,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'
import { unlessMissing } from '../problem.ts'

/** The deployed stack of a name, undefined when there is none. */
export async function findStack(region: string, StackName: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region })
  return (await unlessMissing(client.send(new DescribeStacksCommand({ StackName }))))?.Stacks?.[0]
}

export function outputOf(stack: Stack | undefined, name: string): string | undefined {
  return stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
}

/** Resolves when the stack is gone. */
export async function deleteStack(region: string, StackName: string): Promise<void> {
  const client = new CloudFormationClient({ region })
  await client.send(new DeleteStackCommand({ StackName }))
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 3600, minDelay: 5, maxDelay: 20 }, { StackName })
}
