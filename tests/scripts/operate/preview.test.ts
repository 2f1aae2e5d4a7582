import { CloudFormationClient, DeleteStackCommand, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { DeleteSecretCommand, ResourceNotFoundException, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makePreview, removePreview } from '../../../scripts/operate/preview.ts'
import { terminalOf } from '../../fixtures/terminal.ts'

const stacks = mockClient(CloudFormationClient)
const secrets = mockClient(SecretsManagerClient)
const identity = mockClient(STSClient)
identity.on(GetCallerIdentityCommand).resolves({ Account: '123456789012' })
afterAll(() => {
  for (const client of [stacks, secrets, identity]) client.restore()
})
beforeEach(() => {
  stacks.reset()
  secrets.reset()
  stacks.on(DescribeStacksCommand).rejects(Object.assign(new Error('does not exist'), { name: 'ValidationError' }))
})

const terminal = { print: () => {}, note: () => {}, width: 80, ask: undefined }

test('a copy is removed with its firewall and its keys, and nothing of another stage is', async () => {
  secrets.on(DeleteSecretCommand).rejects(new ResourceNotFoundException({ message: '', $metadata: {} }))
  await removePreview('pr-12', { yes: true }, terminal)
  expect(stacks.commandCalls(DeleteStackCommand).map(({ args }) => args[0].input.StackName)).toEqual([
    'ElectricianWebsite-pr-12-eu-west-2',
    'ElectricianWebsite-pr-12-eu-west-2-firewall',
  ])
  expect(secrets.commandCalls(DeleteSecretCommand).map(({ args }) => args[0].input)).toEqual([
    { SecretId: 'ElectricianWebsite-pr-12-eu-west-2/keys', ForceDeleteWithoutRecovery: true },
  ])
})

test('the live site is neither made nor removed as a copy', async () => {
  await expect(removePreview('live', { yes: true }, terminal)).rejects.toThrow('live is the site itself')
  await expect(makePreview('live', { yes: true }, terminal)).rejects.toThrow('live is the site itself')
  expect(stacks.calls()).toEqual([])
})

test('a dry run says which account and region a copy is of, and changes nothing', async () => {
  const { terminal, text } = terminalOf()
  await makePreview('pr-12', { dryRun: true }, terminal)
  await removePreview('pr-12', { dryRun: true }, terminal)
  expect(text().match(/account 123456789012, region eu-west-2/g)).toHaveLength(2)
  expect([...stacks.calls(), ...secrets.calls()]).toEqual([])
})
