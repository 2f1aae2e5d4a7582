import type { RequestListener } from 'node:http'
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
import { answerCall, operationOf } from './http-server.ts'

const Call = z.object({
  TableName: z.string().optional(),
  BackupArn: z.string().optional(),
  TargetTableName: z.string().optional(),
})

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
  /** By ARN, oldest first. */
  const backups = new Map<string, Backup>()

  const operations: Record<string, (call: z.infer<typeof Call>) => Promise<object>> = {
    DeleteTable: async ({ TableName }) => {
      const { Table: table = {} } = await direct.send(new DescribeTableCommand({ TableName }))
      const pages = await Array.fromAsync(paginateScan({ client: direct }, { TableName }))
      const items = pages.flatMap(({ Items = [] }) => Items)
      backups.set(`arn:aws:dynamodb:local:${backups.size}`, { table, items })
      await direct.send(new DeleteTableCommand({ TableName }))
      return { TableDescription: { TableName } }
    },
    ListBackups: async ({ TableName }) => ({
      BackupSummaries: [...backups.entries()].flatMap(([BackupArn, { table }], BackupCreationDateTime) =>
        table.TableName === TableName ? { BackupArn, BackupCreationDateTime } : [],
      ),
    }),
    RestoreTableFromBackup: async ({ BackupArn = '', TargetTableName }) => {
      const backup = backups.get(BackupArn)
      if (!backup) throw new Error('no such backup')
      await restore(direct, backup, TargetTableName)
      return { TableDescription: { TableName: TargetTableName } }
    },
    UpdateContinuousBackups: async () => ({}),
    UpdateTimeToLive: async () => ({}),
    UpdateTable: async () => ({}),
  }

  return async (request, response) => {
    const operation = operations[operationOf(request)]
    if (!operation) return serve(request, response)
    await answerCall(request, response, (input) => operation(Call.parse(input)))
  }
}

async function restore(direct: DynamoDBClient, { table, items }: Backup, TableName: string | undefined): Promise<void> {
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = table
  // What else a description holds, a creation refuses.
  const indexes = GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => {
    return { IndexName, KeySchema, Projection }
  })
  const shape = { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes: indexes }
  await direct.send(new CreateTableCommand({ TableName, ...shape, BillingMode: 'PAY_PER_REQUEST' }))
  await waitUntilTableExists({ client: direct, maxWaitTime: 30, minDelay: 1, maxDelay: 1 }, { TableName })
  for (const Item of items) await direct.send(new PutItemCommand({ TableName, Item }))
}
