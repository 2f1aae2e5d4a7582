import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  type AttributeValue,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  PutItemCommand,
  paginateScan,
  type TableDescription,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod'

const Call = z.object({
  TableName: z.string().optional(),
  BackupArn: z.string().optional(),
  TargetTableName: z.string().optional(),
})
type Call = z.infer<typeof Call>

interface Backup {
  table: TableDescription
  items: Record<string, AttributeValue>[]
}

/**
 * What DynamoDB does and the local service does not: a table with point-in-time recovery that is deleted leaves a
 * backup, by which it can be restored. Settings that a restored table lacks are accepted and have no effect here.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery_Howitworks.html
 */
export function withTableBackups(serve: RequestListener, direct: DynamoDBClient): RequestListener {
  const backups: Backup[] = []
  const arnOf = (backup: Backup) => `arn:aws:dynamodb:local:${backups.indexOf(backup)}`

  const operations: Record<string, (call: Call) => Promise<object>> = {
    DeleteTable: async ({ TableName }) => {
      const { Table: table = {} } = await direct.send(new DescribeTableCommand({ TableName }))
      const items: Backup['items'] = []
      for await (const { Items = [] } of paginateScan({ client: direct }, { TableName })) items.push(...Items)
      backups.push({ table, items })
      const { TableDescription } = await direct.send(new DeleteTableCommand({ TableName }))
      return { TableDescription: { TableName, TableStatus: TableDescription?.TableStatus } }
    },
    ListBackups: async ({ TableName }) => ({
      BackupSummaries: backups
        .filter(({ table }) => table.TableName === TableName)
        .map((backup) => ({
          BackupArn: arnOf(backup),
          BackupType: 'SYSTEM',
          BackupCreationDateTime: backups.indexOf(backup),
        })),
    }),
    RestoreTableFromBackup: async ({ BackupArn, TargetTableName = '' }) => {
      const backup = backups.find((each) => arnOf(each) === BackupArn)
      if (!backup) throw new Error('no such backup')
      await restore(direct, backup, TargetTableName)
      return { TableDescription: { TableName: TargetTableName } }
    },
    UpdateContinuousBackups: async () => ({}),
    UpdateTimeToLive: async () => ({}),
    UpdateTable: async () => ({}),
  }

  return async (request, response) => {
    const operation = operations[String(request.headers['x-amz-target']).replace('DynamoDB_20120810.', '')]
    if (!operation) return serve(request, response)
    const answer = await operation(Call.parse(JSON.parse(await text(request)))).then(
      (result) => ({ status: 200, result }),
      (error: Error) => ({ status: 400, result: { __type: error.name, message: error.message } }),
    )
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify(answer.result))
  }
}

async function restore(direct: DynamoDBClient, { table, items }: Backup, TableName: string): Promise<void> {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes = [] } = table
  const indexes = GlobalSecondaryIndexes.map((index) => ({
    IndexName: index.IndexName,
    KeySchema: index.KeySchema,
    Projection: index.Projection,
  }))
  const BillingMode = 'PAY_PER_REQUEST'
  await direct.send(
    new CreateTableCommand({
      TableName,
      AttributeDefinitions,
      KeySchema,
      BillingMode,
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    }),
  )
  await waitUntilTableExists({ client: direct, maxWaitTime: 30, minDelay: 1, maxDelay: 1 }, { TableName })
  for (const Item of items) await direct.send(new PutItemCommand({ TableName, Item }))
}
