import type { AttributeDefinition, GlobalSecondaryIndex, KeySchemaElement } from '@aws-sdk/client-dynamodb'
import type { Tag } from '@aws-sdk/client-s3'
import * as z from 'zod'
import { bucketName, type LocalTemplate, logicalIdIn } from './template.ts'

/** Input of CreateTable: its names are those of the resource's properties, and the service validates it. */
const Table = z.object({
  AttributeDefinitions: z.array(z.custom<AttributeDefinition>()),
  KeySchema: z.array(z.custom<KeySchemaElement>()),
  GlobalSecondaryIndexes: z.array(z.custom<GlobalSecondaryIndex>()).optional(),
})
export type TableSpec = z.infer<typeof Table> & { TableName: string }

/** A CORS rule; its origins are replaced by this machine's. */
const CorsRule = z.object({
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()),
  AllowedOrigins: z.array(z.string()),
})

const Bucket = z.object({ CorsConfiguration: z.object({ CorsRules: z.array(CorsRule) }).optional() })
const BucketPolicy = z.object({ Bucket: z.string(), PolicyDocument: z.unknown() })
const Lambda = z.object({
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).default({ Variables: {} }),
  Timeout: z.number().default(3),
})
const Queue = z.object({
  VisibilityTimeout: z.number().default(30),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
})
const EventSource = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }),
})
const Integration = z.object({ IntegrationUri: z.string() })
const Route = z.object({ RouteKey: z.string(), Target: z.string() })

/** What the local services must provide, read from the resolved template. */
export type StackSpec = ReturnType<typeof stackSpec>
export type BucketSpec = StackSpec['buckets'][number]

export type QueueSpec = StackSpec['queues'][number]
export type FunctionSpec = StackSpec['functions'][number]

export function stackSpec(template: LocalTemplate) {
  const policies = template.ofType('AWS::S3::BucketPolicy', BucketPolicy).map(({ properties }) => properties)
  const integrations = new Map(
    template
      .ofType('AWS::ApiGatewayV2::Integration', Integration)
      .map(({ id, properties }) => [`integrations/${id}`, logicalIdIn(properties.IntegrationUri)]),
  )
  return {
    tables: template
      .ofType('AWS::DynamoDB::Table', Table)
      .map(({ id, properties }): TableSpec => ({ TableName: id, ...properties })),
    buckets: template.ofType('AWS::S3::Bucket', Bucket).map(({ id, properties }) => ({
      name: bucketName(id),
      cors: properties.CorsConfiguration?.CorsRules ?? [],
      /** Tag without which the CDN may not read an object, from the bucket policy's condition. */
      readableTag: readableTag(policies.filter(({ Bucket }) => Bucket === bucketName(id))),
    })),
    /** Without those that the CDK adds itself. `entry`: folder and file of the entry point under `lambdas/`. */
    functions: template.ofType('AWS::Lambda::Function', Lambda).flatMap(({ id, properties, metadata: { entry } }) => {
      const { Environment, Timeout: timeoutSeconds } = properties
      return typeof entry === 'string' ? { name: id, entry, environment: Environment.Variables, timeoutSeconds } : []
    }),
    /** Their names are their URLs on this machine; `deadLetters` names the queue of a queue's dead letters. */
    queues: template.ofType('AWS::SQS::Queue', Queue).map(({ id, properties }) => {
      const { VisibilityTimeout: visibilitySeconds, RedrivePolicy } = properties
      const deadLetters = RedrivePolicy && logicalIdIn(RedrivePolicy.deadLetterTargetArn)
      return { name: id, visibilitySeconds, deadLetters, maxReceives: RedrivePolicy?.maxReceiveCount ?? Infinity }
    }),
    /** Functions that are called with a queue's messages. */
    consumers: template.ofType('AWS::Lambda::EventSourceMapping', EventSource).map(({ properties }) => ({
      queue: logicalIdIn(properties.EventSourceArn),
      functionName: logicalIdIn(properties.FunctionName),
      atOnce: properties.ScalingConfig.MaximumConcurrency,
    })),
    /** Route key (`GET /api/projects`, `$default`) to function. */
    routes: new Map(
      template
        .ofType('AWS::ApiGatewayV2::Route', Route)
        .map(({ properties }) => [properties.RouteKey, integrations.get(properties.Target) ?? '']),
    ),
  }
}

function readableTag(policies: readonly z.infer<typeof BucketPolicy>[]): Tag | undefined {
  const [, Key, Value] = /"s3:ExistingObjectTag\/(\w+)":"(\w+)"/.exec(JSON.stringify(policies)) ?? []
  return Key === undefined || Value === undefined ? undefined : { Key, Value }
}
