/** Connects the operator's tools to the local stack or to what is deployed. */
import { resolve } from 'node:path'
import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type StackOutput, siteStackName } from '../../lib/stack-names.ts'
import { deploymentOf } from '../../lib/stage.ts'
import { siteConfig } from '../../site.config.ts'
import { findLocalStack, localDataFolder, ResourceNames } from '../local/endpoints.ts'
import { setLocalEnvironment } from '../local/services/credentials.ts'
import { Problem, unlessMissing } from '../problem.ts'

export interface Connection {
  /** Shown to the user: local or deployed, and where. */
  name: string
  siteUrl: string
  names: ResourceNames
  /** Secret of the functions. */
  siteSecret: () => Promise<string>
}

/** In milliseconds. The operator can wait longer than a visitor, and uploads on a slow connection take long. */
export const operatorTimeouts = { connect: 5000, request: 60_000 }

/**
 * Finds the names of tables and buckets; those of the deployed site only on request. Sets the environment variables for
 * region, credentials and endpoints, so create SDK clients afterwards.
 * @throws Error with a message when there is nothing to connect to.
 */
export async function connect({ deployed }: { deployed?: boolean | undefined }): Promise<Connection> {
  return deployed ? connectDeployed() : connectLocal()
}

async function connectLocal(): Promise<Connection> {
  const stack = await findLocalStack()
  if (!stack) {
    throw new Problem(
      `No local stack is running with the data in ${localDataFolder()}: start it with \`npm start\`, or give --deployed to work on the deployed site.`,
    )
  }
  const { siteUrl, services, names, siteSecret } = stack
  setLocalEnvironment(services)
  return {
    name: `the local stack at ${siteUrl}, with the data in ${resolve(localDataFolder())}`,
    siteUrl,
    names,
    siteSecret: async () => siteSecret,
  }
}

async function connectDeployed(): Promise<Connection> {
  const deployment = deploymentOf(siteConfig, process.env)
  process.env.AWS_REGION = deployment.region
  const name = siteStackName(deployment)
  const stack = await findStack(deployment.region, name)
  if (!stack) {
    throw new Problem(`There is no stack ${name} in ${deployment.region}: deploy it first with \`npm run deploy\`.`)
  }
  const output = (key: StackOutput) => {
    const value = outputOf(stack, key)
    if (!value) throw new Problem(`The stack ${name} has no output ${key}: deploy it again with \`npm run deploy\`.`)
    return value
  }
  return {
    name: `the deployed site at ${output('Url')} (account ${stack.StackId?.split(':')[4]}, region ${deployment.region})`,
    siteUrl: output('Url'),
    names: ResourceNames.parse(Object.fromEntries(ResourceNames.keyof().options.map((key) => [key, output(key)]))),
    siteSecret: async () => {
      const command = new GetSecretValueCommand({ SecretId: output('Secret') })
      return (await new SecretsManagerClient({ region: deployment.region }).send(command)).SecretString ?? ''
    },
  }
}

/** The deployed stack with this name; undefined when there is none. */
export async function findStack(region: string, StackName: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region })
  return (await unlessMissing(client.send(new DescribeStacksCommand({ StackName }))))?.Stacks?.[0]
}

export function outputOf(stack: Stack | undefined, name: StackOutput): string | undefined {
  return stack?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
}
