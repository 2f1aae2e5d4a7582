import { resolveCaa, resolveNs } from 'node:dns/promises'
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { type Deployment, edgeStackNames, keyParameters, keysSecretName, siteStackName } from '#contract/operations.ts'
import { deleteStack, findStack } from '../stacks.ts'
import type { Account } from './preflight.ts'

/** The account that the environment's credentials belong to, and what a deployment has in it. */
export function awsAccount(deployment: Deployment): Account {
  const { region } = deployment
  const StackName = siteStackName(deployment)
  const mail = new SESv2Client({ region })
  const stacks = new CloudFormationClient({ region })
  const dns = new Route53Client({ region })
  const stack = () => findStack(region, StackName)
  const output = async (name: string) =>
    (await stack())?.Outputs?.find(({ OutputKey }) => OutputKey === name)?.OutputValue
  return {
    id: async () => (await new STSClient({ region }).send(new GetCallerIdentityCommand({}))).Account ?? '',

    bootstrapVersion: (name) =>
      unlessMissing(async () => {
        const Name = '/cdk-bootstrap/hnb659fds/version'
        const { Parameter } = await new SSMClient({ region: name }).send(new GetParameterCommand({ Name }))
        return Number(Parameter?.Value)
      }),

    deployedUrl: () => output('Url'),
    deployedSender: () => output('Sender'),

    stack: async () => {
      const found = await stack()
      if (!found) return undefined
      const { StackStatus: status = '', Parameters = [] } = found
      const ours: (string | undefined)[] = Object.values(keyParameters)
      const keyVersions = Parameters.flatMap(({ ParameterKey, ParameterValue = '' }) =>
        ours.includes(ParameterKey) ? [ParameterValue] : [],
      )
      return { status, keyVersions }
    },

    edgeStacks: async () => {
      const names = Object.values(edgeStackNames(deployment))
      const found = await Promise.all(names.map((name) => findStack('us-east-1', name)))
      return names.filter((_, index) => found[index])
    },

    deleteEdgeStack: (name) => deleteStack('us-east-1', name),

    keyVersions: () =>
      unlessMissing(async () => {
        const command = new DescribeSecretCommand({ SecretId: keysSecretName(deployment) })
        const { DeletedDate, VersionIdsToStages = {} } = await new SecretsManagerClient({ region }).send(command)
        return DeletedDate ? undefined : Object.keys(VersionIdsToStages)
      }),

    isInMailSandbox: async () => !(await mail.send(new GetAccountCommand({}))).ProductionAccessEnabled,

    concurrentRuns: async () => {
      const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}))
      return AccountLimit?.ConcurrentExecutions ?? 0
    },

    isVerified: (EmailIdentity) =>
      unlessMissing(async () => {
        const { VerifiedForSendingStatus } = await mail.send(new GetEmailIdentityCommand({ EmailIdentity }))
        return VerifiedForSendingStatus ?? false
      }),

    ownIdentities: async () => {
      const own: string[] = []
      await unlessMissing(async () => {
        for await (const { StackResourceSummaries = [] } of paginateListStackResources(
          { client: stacks },
          { StackName },
        )) {
          for (const { ResourceType, ResourceStatus = '', PhysicalResourceId = '' } of StackResourceSummaries) {
            if (ResourceType === 'AWS::SES::EmailIdentity' && !notThere.has(ResourceStatus))
              own.push(PhysicalResourceId)
          }
        }
      })
      return own
    },

    hostedZone: (Id) =>
      unlessMissing(async () => {
        const { HostedZone, DelegationSet } = await dns.send(new GetHostedZoneCommand({ Id }))
        return { domain: withoutDot(HostedZone?.Name ?? ''), nameServers: DelegationSet?.NameServers ?? [] }
      }),

    recordTypes: async (HostedZoneId, name) => {
      // The answer begins with the records of this name; a page holds 300.
      const command = new ListResourceRecordSetsCommand({ HostedZoneId, StartRecordName: name })
      const { ResourceRecordSets = [] } = await dns.send(command)
      return ResourceRecordSets.flatMap(({ Name = '', Type = '' }) => (withoutDot(Name) === name ? [Type] : []))
    },

    certificateIssuers: issuersOf,
    publicNameServers: resolveNs,
  }
}

/** The records nearest to the name count, its own or those of a name above it (RFC 8659). */
async function issuersOf(domain: string): Promise<string[]> {
  if (!domain.includes('.')) return []
  // Without records the answer is an error.
  const records = await resolveCaa(domain).catch(() => [])
  if (records.length === 0) return issuersOf(domain.slice(domain.indexOf('.') + 1))
  return records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() ?? '']))
}

/** States of a resource that a stack lists and does not have. */
const notThere = new Set(['CREATE_FAILED', 'DELETE_COMPLETE'])

/** CloudFormation says "ValidationError" of a stack that is not there, the others have names of their own for it. */
const missing = new Set([
  'ParameterNotFound',
  'NotFoundException',
  'ResourceNotFoundException',
  'NoSuchHostedZone',
  'ValidationError',
])

async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && missing.has(error.name)) return undefined
    throw error
  }
}

/** DNS writes a dot behind the last label. */
function withoutDot(name: string): string {
  return name.replace(/\.$/, '')
}
