import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation'
import type { StackOutput } from '#shared/stack-names.ts'
import { unlessMissing } from '../problem.ts'

/** The deployed stack with this name; undefined when there is none. */
export async function findStack(region: string, StackName: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region })
  return (await unlessMissing(client.send(new DescribeStacksCommand({ StackName }))))?.Stacks?.[0]
}

export function outputOf(stack: Stack | undefined, name: StackOutput): string | undefined {
  return stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
}
