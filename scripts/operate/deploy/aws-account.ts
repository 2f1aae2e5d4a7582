import { resolveCaa, resolveNs } from 'node:dns/promises'
import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import {
  GetSMSAttributesCommand,
  GetSMSSandboxAccountStatusCommand,
  ListSMSSandboxPhoneNumbersCommand,
  SNSClient,
} from '@aws-sdk/client-sns'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { type Deployment, siteStackName } from '#contract/operations.ts'
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
  const texts = new SNSClient({ region })
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

    /** State of the deployed stack. */
    stackStatus: async () => (await stack())?.StackStatus,

    /** True while SES delivers only to verified addresses. */
    isInMailSandbox: async () => !(await mail.send(new GetAccountCommand({}))).ProductionAccessEnabled,

    /** Whether text messages reach a number: in the SNS sandbox, which allows ten numbers, it must be verified. */
    isTextable: async (phone: string) => {
      const { IsInSandbox } = await texts.send(new GetSMSSandboxAccountStatusCommand({}))
      if (!IsInSandbox) return true
      const { PhoneNumbers = [] } = await texts.send(new ListSMSSandboxPhoneNumbersCommand({}))
      return PhoneNumbers.some(({ PhoneNumber, Status }) => PhoneNumber === phone && Status === 'Verified')
    },

    /** Monthly limit in US dollars, above which no text message is sent. */
    textBudget: async () => {
      const { attributes } = await texts.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }))
      return Number(attributes?.MonthlySpendLimit ?? 1)
    },

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

    certificateIssuers: issuersOf,
    /** DMARC policy of a domain. */
    senderPolicy: (domain: string) => senderPolicyOf(domain),
    /** Rejects when the domain has none. */
    publicNameServers: resolveNs,
  }
}

/**
 * Which authorities may issue certificates for a domain (CAA); empty when any may. The closest records apply: the
 * domain's own, or those of its nearest parent that has any (RFC 8659).
 */
async function issuersOf(domain: string): Promise<string[]> {
  if (!domain.includes('.')) return []
  // DNS answers with an error when there are no records.
  const records = await resolveCaa(domain).catch(() => [])
  if (records.length === 0) return issuersOf(domain.slice(domain.indexOf('.') + 1))
  return records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.split(';')[0]?.trim() ?? '']))
}

/** States of a resource that the stack lists although it does not exist. */
const notThere = new Set(['CREATE_FAILED', 'DELETE_COMPLETE'])

/** DNS ends a name with a dot. */
function withoutDot(name = ''): string {
  return name.replace(/\.$/, '')
}
