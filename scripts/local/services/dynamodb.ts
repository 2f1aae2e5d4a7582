import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import type { TableSpec } from '../template/stack-spec.ts'
import { type LocalService, listening } from './http-server.ts'

interface DynamoOptions {
  folder?: string | undefined
  tables: readonly TableSpec[]
}

/** Starts DynamoDB and creates missing tables. Without a `folder` the data is in memory. */
export async function startDynamo({ folder, tables }: DynamoOptions): Promise<LocalService> {
  const service = await listening(dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0 }))
  const client = new DynamoDBClient({ endpoint: service.endpoint, maxAttempts: 1 })
  for (const table of tables) {
    await client.send(new CreateTableCommand({ ...table, BillingMode: 'PAY_PER_REQUEST' })).catch((error: unknown) => {
      // From an earlier start.
      if (!(error instanceof ResourceInUseException)) throw error
    })
    // A table that is still being created refuses writes.
    await waitUntilTableExists(
      { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.1 },
      { TableName: table.TableName },
    )
  }
  client.destroy()
  return service
}
