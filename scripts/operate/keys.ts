/** A deployment's keys [E8]: made before its first deployment, read by the smoke test. */
import { randomBytes } from 'node:crypto'
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
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
  const Description = `Keys of ${siteStackName(deployment)}.`
  await secrets.send(
    new CreateSecretCommand({ Name, Description, ClientRequestToken: firstKeysVersion, SecretString: newKeys() }),
  )
  return true
}

/** The keys that a canary enquiry is signed with. */
export async function readCanaryKeys(deployment: Deployment): Promise<string[]> {
  const VersionId = await versionInUse(deployment)
  const command = new GetSecretValueCommand({ SecretId: keysSecretName(deployment), VersionId })
  const { SecretString = '' } = await clientOf(deployment).send(command)
  return [z.object({ canary: z.string() }).parse(JSON.parse(SecretString)).canary]
}

/** Version of the secret that the deployed stack refers to. */
async function versionInUse(deployment: Deployment): Promise<string> {
  const stack = await findStack(deployment.region, siteStackName(deployment))
  const found = stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === keyParameters.inUse)
  return z.string().parse(found?.ParameterValue)
}

function newKeys(): string {
  const names = Object.keys(keyVariables)
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64url')])))
}

function clientOf({ region }: Deployment): SecretsManagerClient {
  return new SecretsManagerClient({ region })
}
