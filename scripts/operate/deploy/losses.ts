import * as z from 'zod'

/** What we read of CloudFormation's answer to DescribeChangeSet. */
export const ChangeSet = z.object({
  /** There are more pages: a decision on half of the changes would be none. */
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

/** Kinds of resources that hold what a deployment cannot make again. */
const statefulTypes = new Set([
  'AWS::DynamoDB::Table',
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
])

/** A sentence for each table, bucket or queue that would be replaced by an empty one, or deleted. */
export function lossesIn({ Changes }: ChangeSet): string[] {
  return Changes.flatMap(({ ResourceChange: { Action, LogicalResourceId, ResourceType, Replacement } }) => {
    if (!statefulTypes.has(ResourceType)) return []
    const what = `${LogicalResourceId} (${ResourceType})`
    if (Action === 'Remove') return [`This would delete ${what}.`]
    // "Conditional" is decided while deploying: too late.
    if (Replacement === 'True' || Replacement === 'Conditional') return [`This may replace ${what} by an empty one.`]
    return Action === 'Dynamic' ? [`Nobody can say beforehand what this does to ${what}.`] : []
  })
}
