import * as z from 'zod'

/** The part of CloudFormation's answer to DescribeChangeSet that decides. */
export const ChangeSet = z.object({
  /** Set when there are more pages: half of the changes cannot be judged. */
  NextToken: z.undefined({ error: 'the change set has more pages: ask for all of them' }).optional(),
  Changes: z.array(
    z.object({
      ResourceChange: z.object({
        Action: z.enum(['Add', 'Modify', 'Remove', 'Import', 'Dynamic', 'SyncWithActual']),
        LogicalResourceId: z.string(),
        ResourceType: z.string(),
        Replacement: z.enum(['True', 'False', 'Conditional']).optional(),
      }),
    }),
  ),
})
export type ChangeSet = z.infer<typeof ChangeSet>

/** What a deployment cannot make again: data, the address that CloudFront gave, a mail address that is verified. */
const statefulTypes = new Set([
  'AWS::DynamoDB::Table',
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::CloudFront::Distribution',
  'AWS::SES::EmailIdentity',
])

/** A sentence for each of them that would be deleted or replaced. */
export function lossesIn({ Changes }: ChangeSet): string[] {
  return Changes.flatMap(({ ResourceChange: { Action, LogicalResourceId, ResourceType, Replacement } }) => {
    if (!statefulTypes.has(ResourceType)) return []
    const what = `${LogicalResourceId} (${ResourceType})`
    if (Action === 'Remove') return [`This would delete ${what}.`]
    // "Conditional" is decided while deploying: too late.
    if (Replacement === 'True' || Replacement === 'Conditional') return [`This may replace ${what} by a new one.`]
    return Action === 'Dynamic' ? [`What this does to ${what} is decided only while deploying.`] : []
  })
}
