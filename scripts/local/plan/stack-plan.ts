import type { AttributeDefinition, GlobalSecondaryIndex, KeySchemaElement } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { type LocalTemplate, logicalIdIn } from './template.ts'

/** What the local services have to offer, read from the resolved template. */
export interface StackPlan {
  tables: TablePlan[]
  buckets: BucketPlan[]
  /** By the name that routes and schedules refer to. */
  functions: ReadonlyMap<string, FunctionPlan>
  /** Route key (`GET /api/projects`, `$default`) to function. */
  routes: ReadonlyMap<string, string>
  schedules: SchedulePlan[]
}

/** Input of CreateTable, which has the names of the resource's properties, and whose service checks them. */
const TablePlan = z.object({
  TableName: z.string(),
  AttributeDefinitions: z.array(z.custom<AttributeDefinition>()),
  KeySchema: z.array(z.custom<KeySchemaElement>()),
  GlobalSecondaryIndexes: z.array(z.custom<GlobalSecondaryIndex>()).optional(),
})
export type TablePlan = z.infer<typeof TablePlan>

const CorsRule = z.object({
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).default([]),
  AllowedOrigins: z.array(z.string()),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.number().optional(),
})
export type CorsRule = z.infer<typeof CorsRule>

export interface BucketPlan {
  name: string
  cors: CorsRule[]
  /** Tags an object must carry before the CDN may read it [P7], from the bucket policy's condition. */
  readableTags: Record<string, string>
}

export interface FunctionPlan {
  name: string
  /** Folder and file of its entry point under `lambdas/`; undefined for those that CDK brings itself. */
  entry: string | undefined
  environment: Record<string, string>
  timeoutSeconds: number
}

/** Every so many minutes, or at a time of London's clocks: `07:30`. */
export type SchedulePlan = { functionName: string } & ({ everyMinutes: number } | { dailyAt: string })

export function stackPlan(template: LocalTemplate): StackPlan {
  return {
    tables: tables(template),
    buckets: buckets(template),
    functions: functions(template),
    routes: routes(template),
    schedules: schedules(template),
  }
}

function tables(template: LocalTemplate): TablePlan[] {
  return template
    .ofType('AWS::DynamoDB::Table')
    .map(({ id, properties }) => TablePlan.parse({ TableName: id, ...properties }))
}

const BucketPolicy = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(
      z.object({
        Effect: z.string(),
        Principal: z.unknown(),
        Condition: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
      }),
    ),
  }),
})

const tagCondition = 's3:ExistingObjectTag/'

function buckets(template: LocalTemplate): BucketPlan[] {
  const policies = template.ofType('AWS::S3::BucketPolicy').map(({ properties }) => BucketPolicy.parse(properties))
  const Properties = z.object({
    CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional(),
  })
  return template.ofType('AWS::S3::Bucket').map(({ id, properties }) => {
    const { CorsConfiguration } = Properties.parse(properties)
    const name = bucketName(template, id)
    return { name, cors: CorsConfiguration?.CorsRules ?? [], readableTags: readableTags(policies, name) }
  })
}

function readableTags(policies: z.infer<typeof BucketPolicy>[], bucket: string): Record<string, string> {
  const allowed = policies
    .filter(({ Bucket }) => Bucket === bucket)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect, Principal }) => Effect === 'Allow' && JSON.stringify(Principal).includes('cloudfront'))
    .flatMap(({ Condition }) => Object.entries(Condition.StringEquals ?? {}))
    .filter(([key]) => key.startsWith(tagCondition))
  return Object.fromEntries(allowed.map(([key, value]) => [key.slice(tagCondition.length), String(value)]))
}

const FunctionProperties = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).default({ Variables: {} }),
  Timeout: z.number().default(3),
})

function functions(template: LocalTemplate): StackPlan['functions'] {
  return new Map(
    template.ofType('AWS::Lambda::Function').map(({ id, properties, metadata }) => {
      const { Environment, Timeout } = FunctionProperties.parse(properties)
      const entry = typeof metadata.entry === 'string' ? metadata.entry : undefined
      return [id, { name: id, entry, environment: Environment.Variables, timeoutSeconds: Timeout }]
    }),
  )
}

function routes(template: LocalTemplate): StackPlan['routes'] {
  const Route = z.object({ RouteKey: z.string(), Target: z.string() })
  const Integration = z.object({ IntegrationUri: z.string() })
  const integrations = new Map(
    template
      .ofType('AWS::ApiGatewayV2::Integration')
      .map(({ id, properties }) => [id, Integration.parse(properties).IntegrationUri]),
  )
  return new Map(
    template.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => {
      const { RouteKey, Target } = Route.parse(properties)
      return [RouteKey, functionIn(integrations.get(Target.replace('integrations/', '')) ?? '')]
    }),
  )
}

/** From a function's ARN, or from the API's invocation path that holds one. */
function functionIn(uri: string): string {
  const [arn = ''] = uri.replace(/^.*\/functions\//, '').split('/')
  return logicalIdIn(arn)
}

function schedules(template: LocalTemplate): SchedulePlan[] {
  const Schedule = z.object({ ScheduleExpression: z.string(), Target: z.object({ Arn: z.string() }) })
  return template.ofType('AWS::Scheduler::Schedule').flatMap(({ properties }): SchedulePlan[] => {
    const { ScheduleExpression, Target } = Schedule.parse(properties)
    const functionName = logicalIdIn(Target.Arn)
    const minutes = /^rate\((\d+) minutes?\)$/.exec(ScheduleExpression)?.[1]
    if (minutes) return [{ functionName, everyMinutes: Number(minutes) }]
    const [, minute = '', hour] = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(ScheduleExpression) ?? []
    return hour ? [{ functionName, dailyAt: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` }] : []
  })
}

/** Name of a bucket by its logical id. */
export function bucketName(template: LocalTemplate, id: string): string {
  const given = template.byId(id)?.properties.BucketName
  return typeof given === 'string' ? given : id.toLowerCase()
}
