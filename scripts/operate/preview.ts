/** A copy of the site as a stage of its own, for looking at a change before it goes live. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DeleteSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Deployment, edgeStackNames, keysSecretName, siteStackName } from '#contract/operations.ts'
import { isLive } from '../../lib/config.ts'
import { siteConfig } from '../../site.config.ts'
import { Problem, unlessMissing } from '../problem.ts'
import { runProgram } from '../run-program.ts'
import { agreed, type Consent, type Terminal } from '../terminal.ts'
import { connect } from './connection.ts'
import { awsAccount } from './deploy/aws-account.ts'
import { fillWithSamples } from './projects/sample-portfolio.ts'
import { deleteStack } from './stacks.ts'

/** Deploys the stage, and fills its portfolio with the samples when it is empty. */
export async function makePreview(stage: string, consent: Consent, terminal: Terminal): Promise<void> {
  refuseLive(stage)
  const question = `Deploy a copy of the site as ${stage} to ${await placeOf(deploymentOf(stage))}?`
  if (!(await agreed(terminal, question, stage, consent))) return
  runProgram('npm', ['run', 'deploy', '--', '-c', `stage=${stage}`, '--require-approval', 'never', '--yes'])
  process.env.STAGE = stage
  const { siteUrl, projectsTable, portfolioImagesBucket } = await connect({ deployed: true })
  const clients = { dynamodb: new DynamoDBClient(), s3: new S3Client() }
  await fillWithSamples(clients, projectsTable, portfolioImagesBucket)
  terminal.print(`The copy is at ${siteUrl}`)
}

/** Deletes the stage with all its data, and its keys. */
export async function removePreview(stage: string, consent: Consent, terminal: Terminal): Promise<void> {
  refuseLive(stage)
  const deployment = deploymentOf(stage)
  const question = `Delete ${siteStackName(deployment)} of ${await placeOf(deployment)} with all its data?`
  if (!(await agreed(terminal, question, stage, consent))) return
  const { firewall } = edgeStackNames(deployment)
  // The firewall last: the distribution holds it.
  for (const [name, region] of [
    [siteStackName(deployment), deployment.region],
    [firewall, 'us-east-1'],
  ] as const) {
    await deleteStack(region, name)
    terminal.print(`${name} is gone.`)
  }
  const keys = { SecretId: keysSecretName(deployment), ForceDeleteWithoutRecovery: true }
  await unlessMissing(new SecretsManagerClient({ region: deployment.region }).send(new DeleteSecretCommand(keys)))
}

const deploymentOf = (stage: string): Deployment => ({ stage, region: process.env.REGION || siteConfig.region })

/** @throws Error when nobody is signed in. */
async function placeOf(deployment: Deployment): Promise<string> {
  return `the account ${await awsAccount(deployment).id()}, region ${deployment.region}`
}

function refuseLive(stage: string): void {
  if (isLive({ stage })) throw new Problem('live is the site itself, not a copy of it.')
}
