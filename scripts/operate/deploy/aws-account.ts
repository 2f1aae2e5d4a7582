import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { type Deployment, edgeStackNames, siteStackName } from '../../../lib/stack-names.ts'
import { unlessMissing } from '../../problem.ts'
import { counted } from '../../terminal.ts'
import { findStack, outputOf } from '../connection.ts'
import { senderPolicyOf } from './sender-policy.ts'

export type Account = ReturnType<typeof awsAccount>

/**
 * The account that the credentials belong to, what is deployed in it, and the sender's DNS. Anything that does not
 * exist is undefined.
 */
export function awsAccount(deployment: Deployment) {
  const { region } = deployment
  const StackName = siteStackName(deployment)
  const mail = new SESv2Client({ region })
  return {
    id: async () => (await new STSClient({ region }).send(new GetCallerIdentityCommand({}))).Account ?? '',

    /** Version of the CDK's bootstrap in a region. */
    bootstrapVersion: async (name: string) => {
      const command = new GetParameterCommand({ Name: '/cdk-bootstrap/hnb659fds/version' })
      const found = await unlessMissing(new SSMClient({ region: name }).send(command))
      return found && Number(found.Parameter?.Value)
    },

    /** URL of the site that is already deployed. */
    deployedUrl: async () => outputOf(await findStack(region, StackName), 'Url'),

    /** True while SES delivers only to verified addresses. */
    isInMailSandbox: async () => !(await mail.send(new GetAccountCommand({}))).ProductionAccessEnabled,

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
        .filter(({ ResourceStatus = '' }) => !absentStatuses.has(ResourceStatus))
        .map(({ PhysicalResourceId = '' }) => PhysicalResourceId)
    },

    alarmSubscriptions: (addresses: readonly string[]) => alarmSubscriptions(deployment, addresses),

    /** DMARC policy of a domain. */
    senderPolicy: (domain: string) => senderPolicyOf(domain),
  }
}

/** States of a resource that the stack lists although it does not exist. */
const absentStatuses = new Set(['CREATE_FAILED', 'DELETE_COMPLETE'])

/**
 * How many subscriptions to the deployed alarms are confirmed, and a sentence for each that is not, with what to do:
 * SNS forgets an address that was not confirmed within two days, or that somebody unsubscribed. Empty before the first
 * deployment.
 */
async function alarmSubscriptions(deployment: Deployment, addresses: readonly string[]): Promise<string[]> {
  const { certificate, firewall } = edgeStackNames(deployment)
  const stacks = await Promise.all([
    findStack(deployment.region, siteStackName(deployment)),
    findStack('us-east-1', certificate),
    findStack('us-east-1', firewall),
  ])
  const topics = stacks.flatMap((stack) => outputOf(stack, 'AlarmTopic') ?? [])
  if (topics.length === 0) return []
  const missing = (await Promise.all(topics.map((topic) => unconfirmedOf(topic, addresses)))).flat()
  const all = topics.length * addresses.length
  return [`${all - missing.length} of ${counted(all, 'subscription')} to the alarms confirmed.`, ...missing]
}

async function unconfirmedOf(TopicArn: string, addresses: readonly string[]): Promise<string[]> {
  const [, , , region = ''] = TopicArn.split(':')
  const client = new SNSClient({ region })
  const pages = await Array.fromAsync(paginateListSubscriptionsByTopic({ client }, { TopicArn }))
  const confirmed = pages
    .flatMap(({ Subscriptions = [] }) => Subscriptions)
    .flatMap(({ SubscriptionArn, Endpoint }) => (SubscriptionArn?.startsWith('arn:') ? Endpoint : []))
  return addresses
    .filter((address) => !confirmed.includes(address))
    .map((address) => {
      const command = `aws sns subscribe --region ${region} --topic-arn ${TopicArn} --protocol email --notification-endpoint ${address}`
      return `${address} gets no alarms: the mail from AWS was not confirmed (docs/deploy.md#who-gets-the-alarms), or somebody has unsubscribed. For another mail: ${command}`
    })
}
