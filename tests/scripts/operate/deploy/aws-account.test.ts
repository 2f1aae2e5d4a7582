import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { awsAccount } from '../../../../scripts/operate/deploy/aws-account.ts'

const stacks = mockClient(CloudFormationClient)
const lambda = mockClient(LambdaClient)
const dns = mockClient(Route53Client)
afterAll(() => {
  for (const client of [stacks, lambda, dns]) client.restore()
})
beforeEach(() => {
  stacks.reset()
  dns.reset()
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

test('the limit of functions at once is that of the account', async () => {
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } })
  expect(await account.concurrentRuns()).toBe(10)
})

test('a hosted zone is named without its dot, and may be missing', async () => {
  dns
    .on(GetHostedZoneCommand, { Id: 'Z01' })
    .resolves({
      HostedZone: { Id: '/hostedzone/Z01', Name: 'sampleford.co.uk.', CallerReference: '' },
      DelegationSet: { NameServers: ['ns-1.awsdns.com'] },
    })
    .on(GetHostedZoneCommand, { Id: 'Z02' })
    .rejects(failure('NoSuchHostedZone'))
  expect(await account.hostedZone('Z01')).toEqual({ domain: 'sampleford.co.uk', nameServers: ['ns-1.awsdns.com'] })
  expect(await account.hostedZone('Z02')).toBeUndefined()
})

test('the records of a name are its own, not those that follow it in the list', async () => {
  dns.on(ListResourceRecordSetsCommand, { HostedZoneId: 'Z01', StartRecordName: 'sampleford.co.uk' }).resolves({
    IsTruncated: false,
    MaxItems: 300,
    ResourceRecordSets: [
      { Name: 'sampleford.co.uk.', Type: 'A' },
      { Name: 'sampleford.co.uk.', Type: 'MX' },
      { Name: 'www.sampleford.co.uk.', Type: 'CNAME' },
    ],
  })
  expect(await account.recordTypes('Z01', 'sampleford.co.uk')).toEqual(['A', 'MX'])
})
