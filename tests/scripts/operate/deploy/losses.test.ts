import { expect, test } from 'vitest'
import { ChangeSet, lossesIn } from '../../../../scripts/operate/deploy/losses.ts'

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

test('refuses to decide on half of the changes', () => {
  expect(ChangeSet.safeParse({ Changes: [], NextToken: 'more' }).success).toBe(false)
})
