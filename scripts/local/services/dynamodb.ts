import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { Level } from 'level'
import { errorCode, Problem, unlessMissing } from '../../problem.ts'
import type { TablePlan } from '../plan/stack-plan.ts'
import { localClient } from './credentials.ts'
import { type LocalService, listening } from './http-server.ts'

interface DynamoOptions {
  folder?: string | undefined
  tables: readonly TablePlan[]
}

/**
 * Starts DynamoDB and creates missing tables. Without a `folder` the data is in memory.
 * @throws Problem when an existing table has different keys or indexes.
 */
export async function startDynamo({ folder, tables }: DynamoOptions): Promise<LocalService> {
  const service = await listening(dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0 }))
  const client = new DynamoDBClient({ ...localClient, endpoint: service.endpoint, maxAttempts: 1 })
  for (const table of tables) await createTable(client, table)
  client.destroy()
  return service
}

/**
 * False when the data is damaged. Checked first, because dynalite would end the process without a message.
 * @throws Problem when another start is using it.
 */
export async function isReadable(folder: string): Promise<boolean> {
  // Opening would create a database.
  if (!existsSync(folder)) return true
  const database = new Level(folder)
  try {
    await database.open()
  } catch (error) {
    if (!(error instanceof Error && errorCode(error.cause) === 'LEVEL_LOCKED')) return false
    throw new Problem(
      `Another start is using the data in ${folder}: stop it, or give this one a folder of its own by LOCAL_DATA.`,
    )
  }
  await database.close()
  return true
}

async function createTable(client: DynamoDBClient, plan: TablePlan): Promise<void> {
  const existing = await existingTable(client, plan.TableName)
  if (existing && !hasShape(existing, plan)) {
    throw new Problem(
      `The keys or indexes of the table ${plan.TableName} have changed since its local data was written. ` +
        'Start with empty data: npm start -- --fresh',
    )
  }
  if (existing) return
  await client.send(new CreateTableCommand({ ...plan, BillingMode: 'PAY_PER_REQUEST' }))
  // A table that is still being created refuses writes.
  while ((await existingTable(client, plan.TableName))?.TableStatus !== 'ACTIVE') await sleep(10)
}

async function existingTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  return (await unlessMissing(client.send(new DescribeTableCommand({ TableName: name }))))?.Table
}

function hasShape(table: TableDescription, plan: TablePlan): boolean {
  const indexes = (list: { IndexName?: string; KeySchema?: unknown; Projection?: unknown }[] = []) =>
    new Set(list.map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection })))
  return (
    isDeepStrictEqual(table.KeySchema, plan.KeySchema) &&
    isDeepStrictEqual(indexes(table.GlobalSecondaryIndexes), indexes(plan.GlobalSecondaryIndexes))
  )
}
