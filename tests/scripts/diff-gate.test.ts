import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ChangeSet, lossesIn } from '../../scripts/diff-gate.ts'

const folder = mkdtempSync(join(tmpdir(), 'diff-gate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the gate as the workflow does, over what `aws cloudformation describe-change-set` printed. */
function gate(printed: string): { status: number | null; said: string } {
  const file = join(folder, 'changes.json')
  writeFileSync(file, printed)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/diff-gate.ts', file], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

function changeSet(Action: string, ResourceType: string): string {
  const ResourceChange = { Action, ResourceType, LogicalResourceId: 'LeadsTable', Details: [] }
  return JSON.stringify({ StackName: 'ElectricianWebsite', Changes: [{ Type: 'Resource', ResourceChange }] })
}

test('stops one that deletes a table, and says where to read on', () => {
  const { status, said } = gate(changeSet('Remove', 'AWS::DynamoDB::Table'))
  expect(status).toBe(1)
  expect(said).toContain('This would delete LeadsTable')
  expect(said).toContain('docs/recover.md')
})

test('stops when what it reads is no change set', () => {
  expect(gate('Unable to locate credentials').status).toBe(1)
})

function change(Action: string, ResourceType: string, Replacement?: string) {
  return {
    Type: 'Resource',
    ResourceChange: { Action, ResourceType, Replacement, LogicalResourceId: 'Leads', Details: [] },
  }
}

const losses = (...Changes: object[]) => lossesIn(ChangeSet.parse({ StackName: 'ElectricianWebsite', Changes }))

test('lets through what loses nothing', () => {
  expect(
    losses(
      change('Add', 'AWS::DynamoDB::Table'),
      change('Modify', 'AWS::DynamoDB::Table', 'False'),
      change('Modify', 'AWS::S3::Bucket'),
      change('Remove', 'AWS::Lambda::Function'),
      change('Modify', 'AWS::Lambda::LayerVersion', 'True'),
    ),
  ).toEqual([])
})

test('lets the mail identity of a domain go where the operator has named it, and nothing else', () => {
  const identity = (PhysicalResourceId: string) => {
    const { ResourceChange } = change('Remove', 'AWS::SES::EmailIdentity')
    return { ResourceChange: { ...ResourceChange, PhysicalResourceId } }
  }
  const lossesOf = (PhysicalResourceId: string) =>
    lossesIn(ChangeSet.parse({ Changes: [identity(PhysicalResourceId)] }), ['old.example'])
  expect(lossesOf('old.example')).toEqual([])
  expect(lossesOf('new.example')).toHaveLength(1)
})

test.each([
  ['a deleted table', change('Remove', 'AWS::DynamoDB::Table'), /This would delete Leads/],
  ['a replaced table', change('Modify', 'AWS::DynamoDB::Table', 'True'), /may replace Leads/],
  ['a bucket that may be replaced', change('Modify', 'AWS::S3::Bucket', 'Conditional'), /may replace Leads/],
  ['a replaced distribution', change('Modify', 'AWS::CloudFront::Distribution', 'True'), /may replace Leads/],
  ['a deleted mail identity', change('Remove', 'AWS::SES::EmailIdentity'), /This would delete Leads/],
  ['a bucket whose fate is open', change('Dynamic', 'AWS::S3::Bucket'), /decided only while deploying/],
])('refuses %s', (_, changed, sentence) => {
  expect(losses(change('Add', 'AWS::SNS::Topic'), changed)).toEqual([expect.stringMatching(sentence)])
})

test('lets the move to a domain through: its addresses need no identity any more, the domain keeps its own', () => {
  const identity = (PhysicalResourceId: string) => {
    const { ResourceChange, ...rest } = change('Remove', 'AWS::SES::EmailIdentity')
    return { ...rest, ResourceChange: { ...ResourceChange, PhysicalResourceId } }
  }
  expect(losses(identity('site@sampleford.co.uk'))).toEqual([])
  expect(losses(identity('sampleford.co.uk'))).toHaveLength(1)
})

test('the workflow executes the change set that was judged, and no other', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
  const deploy = workflow.slice(workflow.indexOf('  deploy:'))
  expect(deploy.match(/npx cdk deploy/g)).toHaveLength(1)
  expect(deploy).toContain('--method=prepare-change-set')
  expect(deploy.indexOf('node scripts/diff-gate.ts')).toBeLessThan(deploy.indexOf('execute-change-set "'))
})

test('refuses to decide on half of the changes', () => {
  expect(ChangeSet.safeParse({ Changes: [], NextToken: 'more' }).success).toBe(false)
})
