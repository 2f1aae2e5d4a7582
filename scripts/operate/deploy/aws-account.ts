import { CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation'
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { type Deployment, siteStackName } from '#shared/stack-names.ts'
import { unlessMissing } from '../../problem.ts'
import { findStack, outputOf } from '../stacks.ts'
import { alarmSubscriptions } from './alarm-topics.ts'
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

    /** How many subscriptions to the alarms are confirmed, and who has not. */
    alarmSubscriptions: (addresses: readonly string[]) => alarmSubscriptions(deployment, addresses),

    /** DMARC policy of a domain. */
    senderPolicy: (domain: string) => senderPolicyOf(domain),
  }
}

/** States of a resource that the stack lists although it does not exist. */
const notThere = new Set(['CREATE_FAILED', 'DELETE_COMPLETE'])
