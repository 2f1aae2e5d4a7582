/**
 * `node scripts/diff-gate.ts FILE`: reads what CloudFormation says a deployment would change (`aws cloudformation
 * describe-change-set`) and ends with 1 when a resource that holds data would be lost. The workflow runs it before each deployment.
 * MAY_DELETE names what may go, as AWS names it: the domain that the site leaves, for example.
 */
import { readFileSync } from 'node:fs'
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
        PhysicalResourceId: z.string().optional(),
        ResourceType: z.string(),
        Replacement: z.enum(['True', 'False', 'Conditional']).optional(),
      }),
    }),
  ),
})
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
export function lossesIn({ Changes }: z.infer<typeof ChangeSet>, mayGo: readonly string[] = []): string[] {
  return Changes.flatMap(({ ResourceChange }) => {
    const { Action, LogicalResourceId, PhysicalResourceId, ResourceType, Replacement } = ResourceChange
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

if (import.meta.main) {
  try {
    const changeSet = ChangeSet.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
    const losses = lossesIn(changeSet, process.env.MAY_DELETE?.split(','))
    if (losses.length > 0) throw new Error(`${losses.join('\n')}\ndocs/recover.md says what to do.`)
    console.log('Nothing is lost: no table, bucket, queue, distribution or mail identity is replaced or deleted.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
