import { resolveNs } from 'node:dns/promises'
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { type Deployment, siteStackName } from '#shared/operations.ts'
import { unlessMissing } from '../../problem.ts'
import { unconfirmedSubscriptions } from '../alarm-topics.ts'
import { findStack, outputOf } from '../stacks.ts'
import { senderPolicyOf } from './sender-policy.ts'

export type Account = ReturnType<typeof awsAccount>

/**
 * The account that the credentials belong to, what is deployed in it, and public DNS. Anything that does not exist is
 * undefined.
 */
export function awsAccount(deployment: Deployment) {
  const { region } = deployment
  const StackName = siteStackName(deployment)
  const mail = new SESv2Client({ region })
  const dns = new Route53Client({ region })
  const stack = () => findStack(region, StackName)
  return {
    id: async () => (await new STSClient({ region }).send(new GetCallerIdentityCommand({}))).Account ?? '',

    /** Version of the CDK's bootstrap in a region. */
    bootstrapVersion: async (name: string) => {
      const command = new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' })
      const found = await unlessMissing(new SSMClient({ region: name }).send(command))
      return found && Number(found.Parameter?.Value)
    },

    /** URL of the site that is already deployed. */
    deployedUrl: async () => outputOf(await stack(), 'Url'),

    /** True while SES delivers only to verified addresses. */
    isInMailSandbox: async () => !(await mail.send(new GetAccountCommand({}))).ProductionAccessEnabled,

    /** Maximum concurrent executions of the account in the region. */
    concurrentRuns: async () => {
      const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}))
      return AccountLimit?.ConcurrentExecutions ?? 0
    },

    /** Undefined when SES does not know the address or domain. */
    isVerified: async (EmailIdentity: string) => {
      const identity = await unlessMissing(mail.send(new GetEmailIdentityCommand({ EmailIdentity })))
      return identity && (identity.VerifiedForSendingStatus ?? false)
    },

    /** Addresses and domains whose SES identities the deployed stack created. */
    ownIdentities: async () => {
      const client = new CloudFormationClient({ region })
      const pages = await unlessMissing(Array.fromAsync(paginateListStackResources({ client }, { StackName })))
      return (pages ?? [])
        .flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
        .filter(({ ResourceType }) => ResourceType === 'AWS::SES::EmailIdentity')
        .filter(({ ResourceStatus = '' }) => !notThere.has(ResourceStatus))
        .map(({ PhysicalResourceId = '' }) => PhysicalResourceId)
    },

    unconfirmedSubscriptions: (addresses: readonly string[]) => unconfirmedSubscriptions(deployment, addresses),

    hostedZone: async (Id: string) => {
      const found = await unlessMissing(dns.send(new GetHostedZoneCommand({ Id })))
      if (!found) return undefined
      return { domain: withoutDot(found.HostedZone?.Name), nameServers: found.DelegationSet?.NameServers ?? [] }
    },

    /** Types of a name's records in a zone. */
    recordTypes: async (HostedZoneId: string, name: string) => {
      // The list starts with this name's records; a page holds 300.
      const command = new ListResourceRecordSetsCommand({ HostedZoneId, StartRecordName: name })
      const { ResourceRecordSets = [] } = await dns.send(command)
      return ResourceRecordSets.flatMap(({ Name, Type = '' }) => (withoutDot(Name) === name ? [Type] : []))
    },

    /** DMARC policy of a domain. */
    senderPolicy: (domain: string) => senderPolicyOf(domain),
    /** Rejects when the domain has none. */
    publicNameServers: resolveNs,
  }
}

/** States of a resource that the stack lists although it does not exist. */
const notThere = new Set(['CREATE_FAILED', 'DELETE_COMPLETE'])

/** DNS ends a name with a dot. */
function withoutDot(name = ''): string {
  return name.replace(/\.$/, '')
}
