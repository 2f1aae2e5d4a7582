import type { DescribeChangeSetOutput } from '@aws-sdk/client-cloudformation'

/** What a deployment cannot make again: data, the address that CloudFront gave, a mail address that is verified. */
const statefulTypes = new Set([
  'AWS::DynamoDB::Table',
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::CloudFront::Distribution',
  'AWS::SES::EmailIdentity',
])

/** A sentence for each of them that would be deleted or replaced; `mayGo` names what may, as AWS names it: the domain that the site leaves, for example. */
export function lossesIn(
  { Changes = [] }: Pick<DescribeChangeSetOutput, 'Changes'>,
  mayGo: readonly string[] = [],
): string[] {
  return Changes.flatMap(({ ResourceChange = {} }) => {
    const { Action, LogicalResourceId, PhysicalResourceId, ResourceType = '', Replacement } = ResourceChange
    if (!statefulTypes.has(ResourceType) || mayGo.includes(PhysicalResourceId ?? '')) return []
    // An address can be verified again by a link, and goes when its domain is verified or another takes its place.
    if (ResourceType === 'AWS::SES::EmailIdentity' && PhysicalResourceId?.includes('@')) return []
    const what = `${LogicalResourceId} (${ResourceType})`
    if (Action === 'Remove') return [`This would delete ${what}.`]
    // "Conditional" is decided while deploying: too late.
    if (Replacement === 'True' || Replacement === 'Conditional') return [`This may replace ${what} by a new one.`]
    return Action === 'Dynamic' ? [`What this does to ${what} is decided only while deploying.`] : []
  })
}
