import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { Level } from 'level'
import type { TablePlan } from '../plan/stack-plan.ts'
import { localCredentials } from './credentials.ts'
import { errorCode, StartProblem } from './start-problem.ts'

/** Starts DynamoDB with its data in `folder` and creates the tables that are not there yet. Returns its address. */
export async function startDynamodb(
  folder: string,
  tables: TablePlan[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = dynalite({ path: folder, createTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `listening` means a TCP address.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const client = dynamodbClient(url)
  try {
    for (const table of tables) await createTable(client, table)
  } finally {
    client.destroy()
  }
  return { url, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

/**
 * Opens the data once and closes it again: dynalite itself would end the process without a sentence.
 * @throws StartProblem when another start is using it, or when it is damaged.
 */
export async function checkDatabase(folder: string): Promise<void> {
  if (await canOpen(folder)) return
  throw new StartProblem(
    `The data in ${folder} is damaged and cannot be opened. Start with empty data: npm start -- --fresh`,
  )
}

/**
 * What `--fresh` asks before it deletes the data, which may well be damaged.
 * @throws StartProblem when another start is using it.
 */
export async function refuseDatabaseInUse(folder: string): Promise<void> {
  await canOpen(folder)
}

/** @throws StartProblem when another start is using the data. */
async function canOpen(folder: string): Promise<boolean> {
  const database = new Level(folder)
  try {
    await database.open()
  } catch (error) {
    if (!(error instanceof Error && errorCode(error.cause) === 'LEVEL_LOCKED')) return false
    throw new StartProblem(
      `Another start is using the data in ${folder}: stop it, or give this one a folder of its own by LOCAL_DATA.`,
    )
  }
  await database.close()
  return true
}

function dynamodbClient(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({
    endpoint,
    region: localCredentials.AWS_REGION,
    credentials: {
      accessKeyId: localCredentials.AWS_ACCESS_KEY_ID,
      secretAccessKey: localCredentials.AWS_SECRET_ACCESS_KEY,
    },
    maxAttempts: 1,
  })
}

async function createTable(client: DynamoDBClient, plan: TablePlan): Promise<void> {
  const existing = await existingTable(client, plan.TableName)
  if (existing && !hasShape(existing, plan)) {
    throw new StartProblem(
      `The keys or indexes of the table ${plan.TableName} have changed since its local data was written. ` +
        'Start with empty data: npm start -- --fresh',
    )
  }
  if (existing) return
  await client.send(new CreateTableCommand({ ...plan, BillingMode: 'PAY_PER_REQUEST' }))
  // Until then it refuses rows.
  while ((await existingTable(client, plan.TableName))?.TableStatus !== 'ACTIVE') await sleep(10)
}

async function existingTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

function hasShape(table: TableDescription, plan: TablePlan): boolean {
  const indexes = (list: { IndexName?: string; KeySchema?: unknown; Projection?: unknown }[] = []) =>
    list
      .map(({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }))
      .sort((a, b) => String(a.IndexName).localeCompare(String(b.IndexName)))
  return (
    isDeepStrictEqual(table.KeySchema, plan.KeySchema) &&
    isDeepStrictEqual(indexes(table.GlobalSecondaryIndexes), indexes(plan.GlobalSecondaryIndexes))
  )
}
