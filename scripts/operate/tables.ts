/** Puts back a table that was deleted, under its own name, and rehearses that [I10]. */
import { isDeepStrictEqual } from 'node:util'
import {
  type AttributeValue,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListBackupsCommand,
  paginateScan,
  RestoreTableFromBackupCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb'
import type { Deployment } from '#contract/operations.ts'
import { leadsTableKeys, projectsTableKeys, type TableKeys } from '#contract/tables.ts'
import { isLive } from '../../lib/config.ts'
import { Problem, unlessMissing } from '../problem.ts'
import type { Connection } from './connection.ts'

type Print = (text: string) => void

/** A restore of a small table takes minutes, at the worst hours. */
const patience = { maxWaitTime: 4 * 3600, minDelay: 1, maxDelay: 20 }

/**
 * Restores each table that is gone from the backup that DynamoDB made when it was deleted. The name is the old one, so
 * the stack and the functions find it as if nothing had been.
 */
export async function restoreTables(connection: Connection, print: Print): Promise<void> {
  const client = new DynamoDBClient()
  for (const { TableName, keys } of tablesOf(connection)) {
    if (await unlessMissing(client.send(new DescribeTableCommand({ TableName })))) {
      print(`${TableName} is there: nothing to restore.`)
      continue
    }
    const BackupArn = await newestBackup(client, TableName)
    print(`${TableName} is being restored from ${BackupArn}.`)
    await client.send(new RestoreTableFromBackupCommand({ BackupArn, TargetTableName: TableName }))
    await waitUntilTableExists({ client, ...patience }, { TableName })
    await protect(client, TableName, keys, connection.deployment)
    print(`${TableName} is back, with its recovery, expiry and protection.`)
  }
}

/**
 * Deletes both tables, restores them, and compares every item with what it was before. Never on the live site.
 * @throws Problem when an item was lost or changed.
 */
export async function drill(connection: Connection, print: Print): Promise<void> {
  if (connection.isDeployed && isLive(connection.deployment)) {
    throw new Problem('The drill deletes both tables: it runs on the local stack, or on a stage other than live.')
  }
  const client = new DynamoDBClient()
  const before = await readAll(client, connection)
  for (const { TableName } of tablesOf(connection)) {
    await client.send(new DeleteTableCommand({ TableName }))
    await waitUntilTableNotExists({ client, ...patience }, { TableName })
    print(`${TableName} is deleted.`)
  }
  await restoreTables(connection, print)
  const after = await readAll(client, connection)
  let lost = 0
  for (const [name, items] of before) {
    const missing = [...items].filter(([key, item]) => !isDeepStrictEqual(after.get(name)?.get(key), item))
    print(`${name}: ${items.size} items before, ${after.get(name)?.size} after, ${missing.length} lost or changed.`)
    lost += missing.length
  }
  if (lost > 0) throw new Problem('Items were lost or changed: see above.')
}

function tablesOf({ leadsTable, projectsTable }: Connection): { TableName: string; keys: TableKeys }[] {
  return [
    { TableName: leadsTable, keys: leadsTableKeys },
    { TableName: projectsTable, keys: projectsTableKeys },
  ]
}

/** @throws Problem when there is none: after 35 days DynamoDB deletes it. */
async function newestBackup(client: DynamoDBClient, TableName: string): Promise<string> {
  const { BackupSummaries = [] } = await client.send(new ListBackupsCommand({ TableName, BackupType: 'ALL' }))
  const [newest] = BackupSummaries.toSorted(
    (a, b) => (b.BackupCreationDateTime?.getTime() ?? 0) - (a.BackupCreationDateTime?.getTime() ?? 0),
  )
  if (!newest?.BackupArn) throw new Problem(`There is no backup of ${TableName}: see docs/restore-a-table.md`)
  return newest.BackupArn
}

/**
 * What a restored table lacks, as `lib/durable-table.ts` sets it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery_Howitworks.html
 */
async function protect(
  client: DynamoDBClient,
  TableName: string,
  { expiry }: TableKeys,
  deployment: Deployment,
): Promise<void> {
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true }
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }))
  if (expiry) {
    const TimeToLiveSpecification = { AttributeName: expiry, Enabled: true }
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  }
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: isLive(deployment) }))
}

/** Every item of both tables, by table and key. */
async function readAll(client: DynamoDBClient, connection: Connection) {
  const all = new Map<string, Map<string, Record<string, AttributeValue>>>()
  for (const { TableName, keys } of tablesOf(connection)) {
    const pages = await Array.fromAsync(paginateScan({ client }, { TableName }))
    const items = pages.flatMap(({ Items = [] }) => Items)
    all.set(TableName, new Map(items.map((item) => [item[keys.partition]?.S ?? '', item])))
  }
  return all
}
