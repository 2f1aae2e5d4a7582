import { CloudFormationClient, DescribeStacksCommand, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { awsAccount } from '../../../../scripts/operate/deploy/aws-account.ts'

const stacks = mockClient(CloudFormationClient)
const sns = mockClient(SNSClient)
beforeEach(() => {
  stacks.reset()
})

const account = awsAccount({ stage: 'live', region: 'eu-west-2' })

function resource(
  PhysicalResourceId: string,
  ResourceType: string,
  ResourceStatus: 'CREATE_COMPLETE' | 'DELETE_COMPLETE',
) {
  const LastUpdatedTimestamp = new Date(0)
  return { LogicalResourceId: 'Any', PhysicalResourceId, ResourceType, ResourceStatus, LastUpdatedTimestamp }
}

test('the identities of the stack are those it has now, from every page of the list', async () => {
  stacks
    .on(ListStackResourcesCommand)
    .resolvesOnce({
      NextToken: 'more',
      StackResourceSummaries: [
        resource('some-table', 'AWS::DynamoDB::Table', 'CREATE_COMPLETE'),
        resource('gone@example.com', 'AWS::SES::EmailIdentity', 'DELETE_COMPLETE'),
      ],
    })
    .resolvesOnce({
      StackResourceSummaries: [resource('owner@example.com', 'AWS::SES::EmailIdentity', 'CREATE_COMPLETE')],
    })
  expect(await account.ownIdentities()).toEqual(['owner@example.com'])
})

const failure = (name: string) => Object.assign(new Error(name), { name })

test('a stack that is not there has no identities; a right that is missing is an error', async () => {
  stacks.on(ListStackResourcesCommand).rejectsOnce(failure('ValidationError')).rejectsOnce(failure('AccessDenied'))
  expect(await account.ownIdentities()).toEqual([])
  await expect(account.ownIdentities()).rejects.toThrow('AccessDenied')
})

const topic = 'arn:aws:sns:eu-west-2:111122223333:alarms'
const Outputs = [{ OutputKey: 'AlarmTopic', OutputValue: topic }]
const stack = { StackName: 'site', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' as const, Outputs }
const confirmed = { Endpoint: 'operator@example.com', SubscriptionArn: `${topic}:1` }
const pending = { Endpoint: 'office@example.com', SubscriptionArn: 'PendingConfirmation' }

test('the confirmed are counted, and an address that is not is named, with a command for another mail', async () => {
  stacks
    .on(DescribeStacksCommand)
    .resolvesOnce({ Stacks: [stack] })
    .resolves({})
  sns.on(ListSubscriptionsByTopicCommand).resolves({ Subscriptions: [confirmed, pending] })
  expect(await account.alarmSubscriptions(['operator@example.com', 'office@example.com'])).toEqual([
    '1 of 2 subscriptions to the alarms confirmed.',
    expect.stringMatching(/^office@example.com gets no alarms: .*aws sns subscribe --region eu-west-2/),
  ])
})

test('before the first deployment nothing is said of the alarms', async () => {
  stacks.on(DescribeStacksCommand).resolves({})
  expect(await account.alarmSubscriptions(['operator@example.com'])).toEqual([])
})
