import {
  CloudFormationClient,
  DescribeChangeSetCommand,
  DescribeStacksCommand,
  ExecuteChangeSetCommand,
} from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../../../lib/config.ts'
import { deployChangeSets } from '../../../../scripts/operate/deploy/change-sets.ts'
import { blankSettings } from '../../../fixtures/blank-settings.ts'
import { terminalOf } from '../../../fixtures/terminal.ts'

const cloudFormation = mockClient(CloudFormationClient)
afterAll(() => cloudFormation.restore())
beforeEach(() => {
  cloudFormation.reset()
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] })
  cloudFormation.on(ExecuteChangeSetCommand).resolves({})
})

const stack = { StackName: 'site', CreationTime: new Date(0), StackStatus: 'UPDATE_COMPLETE' as const }
const settings = readSettings({
  ...blankSettings,
  ownerEmail: 'owner@example.com',
  senderEmail: 'site@example.com',
  domain: 'sampleford.co.uk',
  hostedZoneId: 'Z0123456789',
  alarmEmails: ['office@example.com'],
})
const site = 'ElectricianWebsite-live-eu-west-2'
const change = (Action: 'Add' | 'Remove', ResourceType: string) => ({
  ResourceChange: { Action, ResourceType, LogicalResourceId: 'Leads', PhysicalResourceId: 'leads' },
})
const added = change('Add', 'AWS::SNS::Topic')
const lost = change('Remove', 'AWS::DynamoDB::Table')

async function deployed(mayDelete: string[] = []) {
  const prepared: string[] = []
  const { terminal, text } = terminalOf()
  await deployChangeSets(settings, { prepare: (name) => void prepared.push(name), mayDelete }, terminal)
  const executed = cloudFormation.commandCalls(ExecuteChangeSetCommand).map(({ args }) => args[0].input)
  return { prepared, executed, said: text() }
}
const failure = (name: string) => Object.assign(new Error(name), { name })

test('the certificate comes before the site, and what is executed is the change set that was judged', async () => {
  cloudFormation.on(DescribeChangeSetCommand).resolves({ Changes: [added] })
  const { prepared, executed } = await deployed()
  expect(prepared).toEqual([`${site}-edge`, site])
  const described = cloudFormation.commandCalls(DescribeChangeSetCommand).map(({ args }) => args[0].input)
  expect(executed).toEqual(described)
})

test('a stack without a change set has nothing to change', async () => {
  cloudFormation.on(DescribeChangeSetCommand).rejects(failure('ChangeSetNotFoundException'))
  const { executed, said } = await deployed()
  expect(executed).toEqual([])
  expect(said).toContain(`Nothing to change in ${site}.`)
})

test.each(['AccessDenied', 'Throttling'])('%s is no "nothing to change": it ends the deployment', async (name) => {
  cloudFormation.on(DescribeChangeSetCommand).rejects(failure(name))
  await expect(deployed()).rejects.toThrow(name)
})

test('a change set that loses a table is not executed, whichever page says so, unless the table is named', async () => {
  const pages = () =>
    cloudFormation
      .on(DescribeChangeSetCommand)
      .resolves({ Changes: [added], NextToken: 'more' })
      .on(DescribeChangeSetCommand, { NextToken: 'more' })
      .resolves({ Changes: [lost] })
  pages()
  await expect(deployed()).rejects.toThrow(/would delete Leads.*docs\/recover\.md/s)
  expect(cloudFormation.commandCalls(ExecuteChangeSetCommand)).toEqual([])
  pages()
  expect((await deployed(['leads'])).executed).toHaveLength(2)
})

test('a stack that rolls back is a sentence', async () => {
  cloudFormation.on(DescribeChangeSetCommand).resolves({ Changes: [added] })
  const StackStatus = 'UPDATE_ROLLBACK_COMPLETE' as const
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, StackStatus }] })
  await expect(deployed()).rejects.toThrow(`${site}-edge was not changed as it should be`)
})
