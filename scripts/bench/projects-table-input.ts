import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import * as z from 'zod'
import { ProjectsTable } from '../../lib/projects-table.ts'

const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const Input = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  KeySchema: Keys,
  GlobalSecondaryIndexes: z.array(
    z.object({ IndexName: z.string(), KeySchema: Keys, Projection: z.object({ ProjectionType: z.literal('ALL') }) }),
  ),
  BillingMode: z.literal('PAY_PER_REQUEST'),
})

/** The projects table as it is deployed, as input of CreateTable. */
export const projectsTableInput = { TableName: 'projects', ...Input.parse(tableProperties()) }

function tableProperties(): unknown {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Bench')
  new ProjectsTable(stack, 'Projects')
  const [table] = Object.values(Template.fromStack(stack).findResources('AWS::DynamoDB::Table'))
  return table?.Properties
}
