import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { awsAccount } from '../../../../scripts/operate/deploy/aws-account.ts'

const stacks = mockClient(CloudFormationClient)
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
