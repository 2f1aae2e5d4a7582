import type { Change, ChangeAction, ResourceChange } from '@aws-sdk/client-cloudformation'
import { expect, test } from 'vitest'
import { lossesIn } from '../../../../scripts/operate/deploy/diff-gate.ts'

function change(Action: ChangeAction, ResourceType: string, others: Partial<ResourceChange> = {}): Change {
  return { ResourceChange: { Action, ResourceType, LogicalResourceId: 'Leads', ...others } }
}

const losses = (Changes: Change[], leaving?: string[]) => lossesIn({ Changes }, leaving)
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
