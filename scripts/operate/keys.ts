/** A deployment's keys [E8]: made before its first deployment, read by the smoke test, rotated by command. */
import { randomBytes, randomUUID } from 'node:crypto'
import { CloudFormationClient, UpdateStackCommand, waitUntilStackUpdateComplete } from '@aws-sdk/client-cloudformation'
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'
import {
  type Deployment,
  firstKeysVersion,
  keyParameters,
  keysSecretName,
  keyVariables,
  siteStackName,
} from '#contract/operations.ts'
import { unlessMissing } from '../problem.ts'
import { findStack } from './stacks.ts'

/** Makes the keys of a deployment that has none. True when it did. */
export async function makeMissingKeys(deployment: Deployment, secrets = clientOf(deployment)): Promise<boolean> {
  const Name = keysSecretName(deployment)
  if (await unlessMissing(secrets.send(new DescribeSecretCommand({ SecretId: Name })))) return false
  const Description = `Keys of ${siteStackName(deployment)}. Changed by npm run keys -- rotate alone.`
  await secrets.send(
    new CreateSecretCommand({ Name, Description, ClientRequestToken: firstKeysVersion, SecretString: newKeys() }),
  )
  return true
}

/** The keys that a canary enquiry is signed with. */
export async function readCanaryKeys(deployment: Deployment): Promise<string[]> {
  const { inUse: VersionId } = await readVersions(deployment)
  const command = new GetSecretValueCommand({ SecretId: keysSecretName(deployment), VersionId })
  const { SecretString = '' } = await clientOf(deployment).send(command)
  return [z.object({ canary: z.string() }).parse(JSON.parse(SecretString)).canary]
}

/**
 * Replaces every key by two updates of the stack: the functions first accept the new keys too, then everything uses them
 * and the functions go on accepting the old. So it does not matter what an update reaches first. Run again after it was
 * cut off, it resumes where it stopped.
 */
export async function rotateKeys(deployment: Deployment, print: (text: string) => void): Promise<void> {
  const stacks = new CloudFormationClient({ region: deployment.region })
  const { inUse, accepted, others } = await readVersions(deployment)
  const next = await versionAfter(inUse, deployment)
  const move = async (versions: KeyVersions) => {
    const StackName = siteStackName(deployment)
    const command = new UpdateStackCommand({
      StackName,
      UsePreviousTemplate: true,
      Parameters: [
        { ParameterKey: keyParameters.inUse, ParameterValue: versions.inUse },
        { ParameterKey: keyParameters.accepted, ParameterValue: versions.accepted },
        ...others.map((ParameterKey) => ({ ParameterKey, UsePreviousValue: true })),
      ],
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
    })
    await stacks.send(command)
    await waitUntilStackUpdateComplete({ client: stacks, maxWaitTime: 1800, minDelay: 5, maxDelay: 15 }, { StackName })
  }
  if (accepted !== next) {
    print('1 of 2: the functions learn to accept the new keys.')
    await move({ inUse, accepted: next })
  }
  print('2 of 2: everything uses the new keys; the functions still accept the old.')
  await move({ inUse: next, accepted: inUse })
}

/** The secret's newest version, or one that is made now when the newest is in use already. */
async function versionAfter(inUse: string, deployment: Deployment): Promise<string> {
  const secrets = clientOf(deployment)
  const SecretId = keysSecretName(deployment)
  const { VersionIdsToStages = {} } = await secrets.send(new DescribeSecretCommand({ SecretId }))
  const newest = Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]?.includes('AWSCURRENT'))
  if (newest !== undefined && newest !== inUse) return newest
  const ClientRequestToken = randomUUID()
  await secrets.send(new PutSecretValueCommand({ SecretId, ClientRequestToken, SecretString: newKeys() }))
  return ClientRequestToken
}

/** Versions of the secret that the deployed stack refers to. */
interface KeyVersions {
  inUse: string
  accepted: string
}

/** The stack's key versions, and the names of its other parameters. */
async function readVersions(deployment: Deployment): Promise<KeyVersions & { others: string[] }> {
  const stack = await findStack(deployment.region, siteStackName(deployment))
  const values = new Map(stack?.Parameters?.map((each) => [each.ParameterKey ?? '', each.ParameterValue]))
  const { inUse, accepted } = keyParameters
  return {
    inUse: z.string().parse(values.get(inUse)),
    accepted: z.string().parse(values.get(accepted)),
    others: [...values.keys()].filter((name) => name !== inUse && name !== accepted),
  }
}

function newKeys(): string {
  const names = Object.keys(keyVariables)
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])))
}

function clientOf({ region }: Deployment): SecretsManagerClient {
  return new SecretsManagerClient({ region })
}
