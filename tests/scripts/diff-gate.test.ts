import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ChangeSet, lossesIn } from '../../scripts/diff-gate.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()

/** Runs the gate as the workflow does, over what `aws cloudformation describe-change-set` printed. */
function gate(printed: string): { status: number | null; said: string } {
  const file = join(folder, 'changes.json')
  writeFileSync(file, printed)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/diff-gate.ts', file], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('stops one that deletes a table, and says where to read on', () => {
  const { status, said } = gate(JSON.stringify({ Changes: [change('Remove', 'AWS::DynamoDB::Table')] }))
  expect(status).toBe(1)
  expect(said).toContain('This would delete Leads')
  expect(said).toContain('docs/recover.md')
})

test('stops when what it reads is no change set', () => {
  expect(gate('Unable to locate credentials').status).toBe(1)
})

function change(
  Action: string,
  ResourceType: string,
  others: { Replacement?: string; PhysicalResourceId?: string } = {},
) {
  return { ResourceChange: { Action, ResourceType, LogicalResourceId: 'Leads', Details: [], ...others } }
}

const losses = (changes: object[], leaving?: string[]) => lossesIn(ChangeSet.parse({ Changes: changes }), leaving)
const removedIdentity = (PhysicalResourceId: string) =>
  change('Remove', 'AWS::SES::EmailIdentity', { PhysicalResourceId })

test('lets through what loses nothing', () => {
  expect(
    losses([
      change('Add', 'AWS::DynamoDB::Table'),
      change('Modify', 'AWS::DynamoDB::Table', { Replacement: 'False' }),
      change('Modify', 'AWS::S3::Bucket'),
      change('Remove', 'AWS::Lambda::Function'),
      change('Modify', 'AWS::Lambda::LayerVersion', { Replacement: 'True' }),
    ]),
  ).toEqual([])
})

test('lets the mail identity of a domain go where the operator has named it, and nothing else', () => {
  expect(losses([removedIdentity('old.example')], ['old.example'])).toEqual([])
  expect(losses([removedIdentity('new.example')], ['old.example'])).toHaveLength(1)
})

test.each([
  ['a deleted table', change('Remove', 'AWS::DynamoDB::Table'), /This would delete Leads/],
  ['a replaced table', change('Modify', 'AWS::DynamoDB::Table', { Replacement: 'True' }), /may replace Leads/],
  [
    'a bucket that may be replaced',
    change('Modify', 'AWS::S3::Bucket', { Replacement: 'Conditional' }),
    /may replace Leads/,
  ],
  [
    'a replaced distribution',
    change('Modify', 'AWS::CloudFront::Distribution', { Replacement: 'True' }),
    /may replace Leads/,
  ],
  ['a deleted mail identity', change('Remove', 'AWS::SES::EmailIdentity'), /This would delete Leads/],
  ['a bucket whose fate is open', change('Dynamic', 'AWS::S3::Bucket'), /decided only while deploying/],
])('refuses %s', (_, changed, sentence) => {
  expect(losses([change('Add', 'AWS::SNS::Topic'), changed])).toEqual([expect.stringMatching(sentence)])
})

test('lets the move to a domain through: its addresses need no identity any more, the domain keeps its own', () => {
  expect(losses([removedIdentity('site@sampleford.co.uk')])).toEqual([])
  expect(losses([removedIdentity('sampleford.co.uk')])).toHaveLength(1)
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
