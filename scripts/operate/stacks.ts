import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  type Stack,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation'

/** The deployed stack of a name, undefined when there is none. */
export async function findStack(region: string, StackName: string): Promise<Stack | undefined> {
  try {
    const { Stacks } = await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName }))
    return Stacks?.[0]
  } catch (error) {
    // CloudFormation's name for a stack that is not there.
    if (error instanceof Error && error.name === 'ValidationError') return undefined
    throw error
  }
}

/** Resolves when the stack is gone. */
export async function deleteStack(region: string, StackName: string): Promise<void> {
  const client = new CloudFormationClient({ region })
  await client.send(new DeleteStackCommand({ StackName }))
  await waitUntilStackDeleteComplete({ client, maxWaitTime: 3600, minDelay: 5, maxDelay: 20 }, { StackName })
}
