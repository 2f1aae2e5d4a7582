/** A copy of the site as a stage of its own, for looking at a change before it goes live. */
import { CloudFormationClient, DeleteStackCommand, waitUntilStackDeleteComplete } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DeleteSecretCommand, ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { edgeStackNames, keysSecretName, siteStackName } from '#contract/operations.ts'
import { isLive } from '../../lib/config.ts'
import { siteConfig } from '../../site.config.ts'
import { connect } from './connection.ts'
import { fillWithSamples } from './projects/sample-portfolio.ts'

interface PreviewTool {
  stage: string
  /** Runs a command; throws when it fails. */
  run: (command: string, args: string[]) => void
  print: (text: string) => void
}

/** Deploys the stage, and fills its portfolio with the samples when it is empty. */
export async function makePreview({ stage, run, print }: PreviewTool): Promise<void> {
  refuseLive(stage)
  run('npm', ['run', 'deploy', '--', '-c', `stage=${stage}`, '--require-approval', 'never'])
  process.env.STAGE = stage
  const { siteUrl, projectsTable, portfolioImagesBucket } = await connect({ deployed: true })
  const clients = { dynamodb: new DynamoDBClient(), s3: new S3Client() }
  await fillWithSamples(clients, projectsTable, portfolioImagesBucket)
  print(`The copy is at ${siteUrl}`)
}

/** Deletes the stage with all its data, and its keys. */
export async function removePreview({ stage, print }: PreviewTool): Promise<void> {
  refuseLive(stage)
  const deployment = { stage, region: process.env.REGION || siteConfig.region }
  const { firewall } = edgeStackNames(deployment)
  // The firewall last: the distribution holds it.
  for (const [StackName, region] of [
    [siteStackName(deployment), deployment.region],
    [firewall, 'us-east-1'],
  ] as const) {
    const client = new CloudFormationClient({ region })
    await client.send(new DeleteStackCommand({ StackName }))
    await waitUntilStackDeleteComplete({ client, maxWaitTime: 3600, minDelay: 5, maxDelay: 20 }, { StackName })
    print(`${StackName} is gone.`)
  }
  await deleteKeys(deployment)
}

async function deleteKeys(deployment: { stage: string; region: string }): Promise<void> {
  const command = new DeleteSecretCommand({
    SecretId: keysSecretName(deployment),
    ForceDeleteWithoutRecovery: true,
  })
  try {
    await new SecretsManagerClient({ region: deployment.region }).send(command)
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}

function refuseLive(stage: string): void {
  if (isLive({ stage })) throw new Error('live is the site itself, not a copy of it.')
}
