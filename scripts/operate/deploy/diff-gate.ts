import type { DescribeChangeSetOutput } from '@aws-sdk/client-cloudformation'

/** Resources that a deployment cannot recreate: data, CloudFront's domain name, a verified mail identity. */
const statefulTypes = new Set([
  'AWS::DynamoDB::Table',
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::CloudFront::Distribution',
  'AWS::SES::EmailIdentity',
])

/** A message for each one to be deleted or replaced; `mayGo` lists by AWS's names what may, such as a domain that the site leaves. */
export function lossesIn(
  { Changes = [] }: Pick<DescribeChangeSetOutput, 'Changes'>,
  mayGo: readonly string[] = [],
): string[] {
  return Changes.flatMap(({ ResourceChange = {} }) => {
    const { Action, LogicalResourceId, PhysicalResourceId, ResourceType = '', Replacement } = ResourceChange
    if (!statefulTypes.has(ResourceType) || mayGo.includes(PhysicalResourceId ?? '')) return []
    // An address can be verified again by a link. It goes when its domain is verified or another replaces it.
    if (ResourceType === 'AWS::SES::EmailIdentity' && PhysicalResourceId?.includes('@')) return []
    const what = `${LogicalResourceId} (${ResourceType})`
    if (Action === 'Remove') return [`This would delete ${what}.`]
    // "Conditional" is decided during the deployment, which is too late.
    if (Replacement === 'True' || Replacement === 'Conditional') return [`This may replace ${what} by a new one.`]
    return Action === 'Dynamic' ? [`What this does to ${what} is decided only while deploying.`] : []
  })
}
